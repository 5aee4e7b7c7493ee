import type { Remark } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { LanguageReader } from '../../reader.ts';
import type { Span } from '../../sentence.ts';
import type { ActWording } from '../act-wording.ts';
import type { Learned } from '../learned/learned.ts';
import type { ActOdds } from './proposal-traits.ts';
import type { Heard } from '../surroundings.ts';
import type { TakenBack } from '../taken-back.ts';

/** A talk whose acts are under review: what the rules found in it, what was learnt of its remarks, and how items are worded. */
export interface Reviewed {
  readonly acts: Acts;
  readonly remarks: readonly Remark[];
  readonly heard: readonly Heard[];
  readonly odds: ActOdds;
  /** Remarks that do not hold any longer. */
  readonly takenBack: ReadonlyMap<number, TakenBack>;
  /** Where the words of an item stand in the talk, ascending. */
  readonly placesOf: (item: DraftItem) => readonly number[];
  readonly learned: Learned;
  readonly reader: LanguageReader;
  readonly wording: ActWording;
}

/** The words that an item rests on, and all of other remarks of it. */
export function withSpans(spans: readonly Span[], own: readonly number[], remarks: readonly Remark[]): readonly Span[] {
  return [...new Set([...spans, ...own.flatMap((i) => remarks[i]?.spans ?? [])])];
}
