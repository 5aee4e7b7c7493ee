import type { Cue } from '../../engine/cue.ts';
import type { Remark } from '../talk.ts';
import type { FoundName } from './names.ts';

/** How a language tells that a name stands against what is sold. */
export interface Cues {
  readonly names: (remark: Remark) => readonly FoundName[];
  /** Wordings that end right before the name. */
  readonly before: readonly Cue[];
  /** Wordings that begin right after it. */
  readonly after: readonly Cue[];
  /** Wordings anywhere in its sentence. */
  readonly within: readonly Cue[];
  /** A question of the other side to which a name is an answer. */
  readonly asks: RegExp;
  /** Words after a name that make a person of it. */
  readonly person: RegExp | undefined;
  /** What a name nobody knows says by itself, each time the customer speaks of it. */
  readonly unknown: number;
}
