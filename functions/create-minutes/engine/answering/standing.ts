import type { Remark } from '../../facts/talk.ts';
import { turnOf } from '../classifier/surroundings.ts';

/** Where a remark stands in what two sides say after a doubt. */
export interface Standing {
  /** What its side says before the other speaks again. */
  readonly run: readonly Remark[];
  /** How often its side has spoken between the doubt and this. */
  readonly exchanges: number;
  /** What who doubts goes on to say after a first reply and before this. */
  readonly later: readonly Remark[];
  /** Of that the last turn. */
  readonly last: readonly Remark[];
  /** What he says right after it. */
  readonly next: readonly Remark[];
}

const nextRemarks = 4;

export function standingOf({ index, side }: Remark, raised: Remark, remarks: readonly Remark[]): Standing {
  let [start, end] = [index, index];
  while (start - 1 > raised.index && remarks[start - 1]?.side === side) start--;
  while (remarks[end + 1]?.side === side) end++;
  const between = remarks.slice(raised.index + 1, start);
  const first = between.find((one) => one.side === side)?.index ?? start;
  const later = between.filter((one) => one.side === raised.side && one.index > first);
  const next = remarks.slice(end + 1, end + 1 + nextRemarks);
  const ends = next.findIndex((one) => one.side !== raised.side || turnOf(one) !== turnOf(next[0] ?? one));
  return {
    run: remarks.slice(start, end + 1),
    exchanges: between.filter((one) => one.side === side && remarks[one.index + 1]?.side !== side).length,
    later,
    last: later.filter((one) => turnOf(one) === turnOf(later.at(-1) ?? one)),
    next: ends < 0 ? next : next.slice(0, ends),
  };
}
