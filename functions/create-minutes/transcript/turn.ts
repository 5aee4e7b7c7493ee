import type { Format } from './formats.ts';
import type { TimeUnit } from './piece.ts';

/** What one person said without a break. Times are seconds from the start of the recording; undefined where the transcript has none. */
export interface Turn {
  /** `t1`, `t2`...: the position in the transcript as given, so that it means the same in every run. */
  readonly id: string;
  readonly speaker: string | undefined;
  readonly text: string;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** First and last line of the given text, one-based; absent where the transcript came as JSON. */
  readonly lines?: readonly [first: number, last: number];
}

/** What the reading left out, by reason. */
export interface LeftOut {
  readonly reason: string;
  readonly count: number;
  /** Ids of the turns, where they keep a place of their own. */
  readonly turnIds: readonly string[];
  /** `line 12`, or `entry 3` of a JSON list; the first of many. */
  readonly places: readonly string[];
}

/** What every shape of transcript becomes. */
export interface Transcript {
  readonly format: Format;
  /** What in the transcript showed its shape; or that the caller named it. */
  readonly formatReason: string;
  /** In what the transcript gives its times; undefined when it has none. */
  readonly timeUnit: TimeUnit | undefined;
  readonly turns: readonly Turn[];
  readonly leftOut: readonly LeftOut[];
  /** What a reader should know about the reading, with line numbers of the given text. */
  readonly warnings: readonly string[];
}
