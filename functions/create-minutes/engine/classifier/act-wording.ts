import type { Remark } from '../../facts/talk.ts';
import type { DraftAction } from '../draft.ts';
import type { Span } from '../sentence.ts';
import type { Exchange } from './exchange.ts';

/** A task as it was worded, with what its words rest on besides the remarks that it was found in. */
export interface FoundTask extends Omit<DraftAction, 'spans'> {
  readonly alsoFrom?: readonly Span[];
}

/** Writes items that only the classifier found; undefined where too little would be said. */
export interface ActWording {
  readonly statement: (remark: Remark, before: Remark | undefined) => string | undefined;
  /** A statement as what was chosen. */
  readonly choice: (remark: Remark, before: Remark | undefined) => string | undefined;
  /** A price that was taken, where nothing is said but the figure: "25". */
  readonly figureTaken: (figure: string) => string;
  /** It tells little without what was said before it: "that works for us". */
  readonly leans: (remark: Remark) => boolean;
  /** Something is to be done, in so many words; "my budget meeting is on the eighth" is only said beside it. */
  readonly givesDeed: (remark: Remark) => boolean;
  /** Its speaker gives himself something to do, and is asked for nothing by it. */
  readonly promises: (remark: Remark) => boolean;
  /** Its speaker tells of something that he does himself, though not as a promise is read: "what I can do, I ring the mill". */
  readonly tellsOwnDeed?: (remark: Remark) => boolean;
  /** It says that something was settled, or names what was picked: 22日に4万円でやることになりました, "Pro it is". */
  readonly announces: (remark: Remark) => boolean;
  /** It resists in words that mean nothing else, in a language that has some: "that's a dealbreaker". */
  readonly resists?: (remark: Remark) => boolean;
  /** It finds dear what was just named: "that's more than I thought". */
  readonly balks: (remark: Remark) => boolean;
  /** It takes the price that was just named, and says no more: "that I can live with". */
  readonly takesPrice: (remark: Remark) => boolean;
  /** It takes what was asked of its speaker in words that mean nothing else: "I'm on it". */
  readonly takesTask?: (remark: Remark) => boolean;
  /** Its speaker, who has just said that he does not know, is going to find out: "I don't know that yet. I'll talk to Luis about it." */
  readonly findsOut?: (remark: Remark, before: Remark | undefined) => boolean;
  /** Its speaker is going to find out what was asked: "I'd have to look that up", "go on, I'll dig it out". */
  readonly seeks?: (remark: Remark) => boolean;
  /** Numbers as said. */
  readonly numbers: (text: string) => readonly string[];
  /** Between two sentences. */
  readonly space: string;
  /** Undefined also where nothing is asked or left open. */
  readonly question: (remark: Remark) => string | undefined;
  readonly task: (remark: Remark, before: Remark | undefined, exchange?: Exchange) => FoundTask | undefined;
}
