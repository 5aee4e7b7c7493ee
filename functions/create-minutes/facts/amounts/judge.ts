import type { AmountKind } from '../../minutes/facts.ts';
import type { Remark, Talk } from '../talk.ts';
import type { Quantity } from './quantity.ts';
import type { StatusWords } from './status.ts';

/** What a figure may be taken for, in an order that what was learnt relies on. */
export const readings = ['money', 'percent', 'count'] as const;

/** What a quantity turns out to be where it is said: undefined fields stay as the quantity has them. */
export interface Judgement {
  readonly kind: AmountKind;
  readonly reading: (typeof readings)[number];
  /** The value meant, where it is not the one said: "eighty-two" after "eighty-five thousand". */
  readonly value?: number;
  /** What is counted, where the figure goes on from one that says it. */
  readonly unit?: string;
}

/** What the whole talk says of its figures. */
export interface Named {
  /** What prices are for one of: `user`, `clinic`, `ID`, `人`. */
  readonly priced: ReadonlySet<string>;
  /** Money said with its currency or scale, by the position of the remark. */
  readonly money: ReadonlyMap<number, readonly Quantity[]>;
  /** Everything that says what it is in, by the position of the remark. */
  readonly full: ReadonlyMap<number, readonly Quantity[]>;
}

/** A quantity where it was said. */
export interface Mention {
  readonly quantity: Quantity;
  readonly remark: Remark;
  readonly judgement: Judgement;
}

/** What must be known of a language to tell which figures matter to a deal. */
export interface AmountReader {
  /** Where the meeting is tells which dollar is meant. */
  readonly quantities: (text: string, timeZone: string | undefined) => readonly Quantity[];
  /** What the number was asked of right before, where somebody answers with a bare one: `words`. */
  readonly askedNumberOf: (remark: Remark, talk: Talk) => string | undefined;
  /** Prepared for one talk; undefined when the figure has no weight for the deal. */
  readonly judge: (talk: Talk, named: Named) => (quantity: Quantity, remark: Remark) => Judgement | undefined;
  /** What a figure with weight is to the deal, where `judge` saw none in it. */
  readonly kindOf: (reading: Judgement['reading'], remark: Remark, talk: Talk) => AmountKind;
  /** What it is at all its places together, where `kindOf` tells of each alone. */
  readonly kindOfAll: (kind: AmountKind, mentions: readonly Mention[]) => AmountKind;
  /** True when what is said from the end of one figure to the beginning of the next takes the first one back. */
  readonly takesBack: (between: string, isSameSpeaker: boolean) => boolean;
  /** True when the words right before a figure say that it is not this one. */
  readonly denies: (before: string) => boolean;
  /** Who said a figure gives in to somebody of the same side who names another. */
  readonly concedes: RegExp;
  /** Who said a figure owns up to a slip, wherever in the sentence. */
  readonly admits: RegExp;
  /** Says of the figure that was just named that it does not hold any longer. */
  readonly outdated: RegExp;
  /** The figure is said to be asked for or remembered, not offered. */
  readonly unsure: RegExp;
  /** A colleague's figure is put in the place of the first. */
  readonly corrects: RegExp;
  /** The figure is of a part, or comes on top: no correction. */
  readonly beside: RegExp;
  /** The figure is of another time, plan or lot than the one before: both stand. */
  readonly elsewhere: RegExp;
  /** Goes back to a figure that was named before. */
  readonly reverts: RegExp;
  /** What follows a figure takes it back. */
  readonly withdraws: (clause: string) => boolean;
  /** Things that nobody sells by the number. */
  readonly uncounted: RegExp;
  /** How long something lasts, behind its number. */
  readonly lasts: RegExp;
  readonly statusWords: StatusWords;
  /** What a figure is in where nobody names a currency; undefined where that says nothing. */
  readonly currency: string | undefined;
  /** `licences`, `users`, `ID` and their like are all `seats`. */
  readonly unitOf: (noun: string) => string;
}
