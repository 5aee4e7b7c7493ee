import type { Stretch } from './course.ts';
import type { Deal } from './deal.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { Sentence } from './sentence.ts';

/** A thing that is talked about. */
export interface Phrase {
  readonly text: string;
  /** Said as a thing that everybody knows: "the deposit". */
  readonly isKnown?: boolean;
  /** Mostly said without an article: "voice recognition". */
  readonly isBare?: boolean;
  /** One thing that many meetings have: "the letter", "the plan". */
  readonly isVague?: boolean;
  readonly terms: readonly string[];
  /** Positions of the sentences it is said in. */
  readonly sentences: readonly number[];
  readonly score: number;
}

/** What the engine must know of a language to read sentences in it. */
export interface LanguageReader {
  readonly code: 'en' | 'ja';
  /** Cuts what one person says into sentences and long sentences into clauses; the pieces joined are the text again, but for white space. */
  readonly split: (text: string) => readonly string[];
  /** True when the piece does not end a sentence, so that the speaker's next turn may go on with it. */
  readonly unfinished: (piece: string) => boolean;
  /** How to cut a talk that is written without full stops; undefined for one that has them. */
  readonly runOn?: (texts: readonly string[]) => Pick<LanguageReader, 'split' | 'unfinished'> | undefined;
  readonly clean: (text: string) => string;
  readonly terms: (text: string) => readonly string[];
  /** How much a term says about the subject of a meeting, whatever the meeting: 0 to 1. */
  readonly weight: (term: string) => number;
  /** What these sentences are about, most important first. */
  readonly phrases: (sentences: readonly Sentence[]) => readonly Phrase[];
  /** Prepared for one meeting. */
  readonly writer: (meeting: Meeting) => Writer;
  /** Words in English, characters in Japanese: the unit of the summary's limit. */
  readonly length: (text: string) => number;
}

/** What the engine must know of a language to write minutes in it. */
export interface Writer {
  /** What was said, as the minutes tell it; where the item before it is the same speaker's, it need not begin anew. */
  readonly report: (sentence: Sentence, before?: Sentence) => string;
  /** How well a sentence reads by itself as reported, 0 to 1. */
  readonly readable: (sentence: Sentence) => number;
  /** The share of its worth that a sentence keeps where nobody knows what was said or seen before it. */
  readonly alone: (sentence: Sentence) => number;
  /** One sentence saying what it was all about, the deal first; `spans` are those it rests on beside the phrases and the deal. */
  readonly about: (
    phrases: readonly Phrase[],
    deal?: Deal,
  ) => Pick<DraftItem, 'text' | 'shown'> & Partial<Pick<DraftItem, 'spans'>>;
  /** One sentence saying who spoke of what for a good while; undefined where the language tells no such thing, or none of it is a subject. */
  readonly course?: (stretches: readonly Stretch[]) => string | undefined;
  /** The same of a session in which questions are put to people: to whom, and about what. */
  readonly hearing?: (answering: readonly Stretch[]) => string;
  /** The opening with what was settled, alone or among others, where that says by itself what it is about; undefined where it does not. */
  readonly opened?: (opening: string, settled: string, isAlone: boolean) => string | undefined;
  /** A heading. */
  readonly title: (phrases: readonly Phrase[]) => string;
}
