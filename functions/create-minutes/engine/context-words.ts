import type { Remark } from '../facts/talk.ts';
import type { ChoiceWeights } from './choice.ts';
import type { Act } from './classifier/model.ts';
import type { Judgement } from './judgement.ts';

/** How a language tells what an item lacks. */
export interface ContextWords {
  /** Words in which the remark that tells an item is found. */
  readonly wordsOf: (text: string) => readonly string[];
  /** What a text is about, days and the names of people left out. */
  readonly termsOf: (text: string) => ReadonlySet<string>;
  /** A remark as minutes have it. */
  readonly told: (remark: Remark) => string | undefined;
  /** Its length; 1 is about as much as is read in brackets. */
  readonly lengthOf: (text: string) => number;
  /** Says hardly more than yes, or what is still to be asked. */
  readonly saysLittle: (told: string, remark: Remark) => boolean;
  readonly isWhole: (text: string) => boolean;
  readonly isAnswered: (remark: Remark) => boolean;
  /** Begins by taking up what was said before. */
  readonly leans: (text: string) => boolean;
  readonly judged: (text: string) => Judgement;
  readonly number: RegExp;
  /** Numbers of a text, in Japanese with what they count. */
  readonly figuresOf: (text: string) => readonly string[];
  /** What a remark that says no has in it, and with what one begins that takes up what was said before it. */
  readonly denies: RegExp;
  readonly accepts: RegExp;
  /** How an item points at something else, by name. */
  readonly pointers: Readonly<Record<string, RegExp>>;
  /** Whether an item says by its words that it is about something said before: "Happy with that." does. */
  readonly pointsElsewhere: (text: string) => boolean;
  /** Something stands behind it or a label before it: "Start: May fourth". */
  readonly tellsAll: (text: string) => boolean;
  /**
   * The item with what was said before it; undefined where that cannot be told.
   * @param ofWhoRaises whether it is an objection, and its speaker said so
   */
  readonly inBrackets: (text: string, told: string, ofWhoRaises: boolean, act: Act) => string | undefined;
  readonly weights: ChoiceWeights;
  /** From which share of the odds on a remark is told behind an item of a list, and behind one that points elsewhere. */
  readonly leastShare: Readonly<Record<Act | 'pointing', number>>;
}
