import type { ChoiceWeights } from '../choice.ts';

/** How a language tells what may answer a doubt, and how the answer is taken. */
export interface ReplyWords {
  /** What a text is about, days and the names of people left out. */
  readonly termsOf: (text: string) => ReadonlySet<string>;
  /** Its length; 1 is that of a long sentence. */
  readonly lengthOf: (text: string) => number;
  readonly isWhole: (text: string) => boolean;
  /** Begins by taking up what was said before. */
  readonly leans: (text: string) => boolean;
  readonly number: RegExp;
  readonly asks: (text: string) => boolean;
  /** Wants to know something, and offers nothing by it: "Who signs?" */
  readonly wantsToKnow: (text: string) => boolean;
  /** Offers something, asked or not: "What if we started in May?" */
  readonly offers: (text: string) => boolean;
  /** Takes what was said before it. */
  readonly accepts: (text: string) => boolean;
  readonly weights: ChoiceWeights;
}
