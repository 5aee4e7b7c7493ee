import type { Lines, Piece, Reading } from '../piece.ts';
import { toMilliseconds } from '../time.ts';
import { isTimeOfDay } from './plain-clock.ts';

/** Nobody waits so long in a recording before the first word: such a clock shows the time of day. */
const leastSeconds = 6 * 3600;
const day = 24 * 3600;

/** Times of day become seconds since the first of them, also past midnight; readings of a recorder's clock stay. */
export function sinceFirst(reading: Reading, { lines }: Lines): Reading {
  const first = reading.pieces.find(({ start }) => start !== undefined);
  if (first?.start === undefined) return reading;
  if (first.start < leastSeconds && !isTimeOfDay(lines[first.at - 1] ?? '')) return reading;
  const origin = first.start;
  const since = (time: number | undefined) =>
    time === undefined ? undefined : toMilliseconds(time < origin - day / 2 ? time + day - origin : time - origin);
  const pieces = reading.pieces.map((piece): Piece => ({ ...piece, start: since(piece.start), end: since(piece.end) }));
  if (pieces.some(({ start }) => start !== undefined && start < 0)) return reading;
  const text = 'the times are times of day, and are counted from this one';
  return { ...reading, pieces, notices: [{ at: first.at, text }, ...(reading.notices ?? [])] };
}
