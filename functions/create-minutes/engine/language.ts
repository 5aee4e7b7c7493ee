import type { Talk } from '../facts/talk.ts';
import type { Amount } from '../minutes/facts.ts';
import type { MinutesRequest } from '../request.ts';
import type { Turn } from '../transcript/turn.ts';
import type { ActWording } from './classifier/act-wording.ts';
import type { Learned } from './classifier/learned/learned.ts';
import type { Acts, DraftAmount } from './draft.ts';
import type { OutcomeItem } from './outcome.ts';
import { english } from './english/language.ts';
import { japaneseIn } from './japanese/language.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader } from './reader.ts';
import type { ContextWords } from './context-words.ts';
import type { RefusalWords } from './refusal.ts';
import type { Sentence } from './sentence.ts';
import type { SummarySize } from './summary.ts';
import type { TermWeights } from './terms.ts';

/** What the engine thinks of the sentences of one meeting. */
export interface Assessment {
  /** How well a sentence would stand alone in a summary, and how likely people would have summed it up: 1 is ordinary, 0 not at all. */
  readonly worth: (sentence: Sentence) => number;
  /** How much a term counts in a summary of this meeting. */
  readonly salience: TermWeights;
  readonly acts: () => Acts;
}

/** A language the engine makes minutes in. */
export interface Language {
  readonly reader: LanguageReader;
  /** How long the detailed summary may be, in the reader's unit. */
  readonly summaryLimit: (options: Pick<MinutesRequest['options'], 'maxSummaryWords' | 'maxSummaryChars'>) => number;
  /**
   * How much of a summary tells what came of the meeting. In spoken English what else was said reads badly out of its place; chosen
   * on calls with summaries written by hand.
   */
  readonly outcomeShare: SummarySize['outcomeShare'];
  readonly assess: (meeting: Meeting) => Assessment;
  /** What labelled talks between two sides taught, and how what it finds is worded. */
  readonly learned: Learned;
  /** Whether that serves this talk of people of one side. */
  readonly servesTeam: (meeting: Meeting) => boolean;
  readonly wording: (meeting: Meeting) => ActWording;
  /** A wording as it is printed, without turns of speech; `by` is the label of whoever said it. */
  readonly print: (meeting: Meeting) => (text: string, by?: string) => string;
  /** What came of a talk between two sides as its summary tells it. */
  readonly outcome: (acts: Acts, meeting: Meeting, lists: Pick<Acts, 'objections'>) => readonly OutcomeItem[];
  /** Choices told with what their figures are, once the amounts are known. */
  readonly tellFigures: (acts: Acts, amounts: readonly DraftAmount[]) => Acts;
  /** Reads the days of acts once all acts are known. */
  readonly settle: (acts: Acts, talk: Talk, meeting: Meeting) => Acts;
  /** How a customer turns the whole down. */
  readonly refusalWords: RefusalWords;
  /** What items of the lists lack that do not say what they are about. */
  readonly contextWords: (talk: Talk, meeting: Meeting) => ContextWords;
  /** Items as they are read in their lists, once all of their words are known. */
  readonly tellListed: (talk: Talk, meeting: Meeting) => (acts: Acts) => Acts;
  /** A text of some turns with its sums as they are written, once the amounts are known. */
  readonly sumsWritten: (amounts: readonly Amount[]) => (text: string, turnIds: readonly string[]) => string;
}

const sampleChars = 20_000;

/** The language asked for, else the one whose script prevails in the beginning of the talk. */
export function languageOf({ meeting, options }: MinutesRequest, turns: readonly Turn[]): Language {
  return (meeting.language ?? detect(turns)) === 'ja' ? japaneseIn(options.japaneseStyle) : english;
}

function detect(turns: readonly Turn[]): 'en' | 'ja' {
  let sample = '';
  for (const { text } of turns) if (sample.length < sampleChars) sample += text;
  const kana = sample.match(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  const latin = sample.match(/\p{sc=Latin}/gu)?.length ?? 0;
  return kana * 2 > latin ? 'ja' : 'en';
}
