import type { Lines, Piece, Reading } from '../piece.ts';
import { toMilliseconds } from '../time.ts';
import { isTimeOfDay } from './plain-clock.ts';

/** Nobody waits so long in a recording before the first word: such a clock shows the time of day. */
const leastSeconds = 6 * 3600;
const day = 24 * 3600;
/** Where nobody can say so many characters a second, the times are hours and minutes. */
const fastest = 60;
/** A recording begins before that. */
const leastHour = 6 * 60;

/** Times of day become seconds since the first of them, also past midnight; readings of a recorder's clock stay. */
export function sinceFirst(given: Reading, { lines }: Lines): Reading {
  const areHours = haveHoursAndMinutes(given, lines);
  const reading = areHours ? { ...given, pieces: given.pieces.map(inHours) } : given;
  const first = reading.pieces.find(({ start }) => start !== undefined);
  if (first?.start === undefined) return reading;
  if (!areHours && first.start < leastSeconds && !isTimeOfDay(lines[first.at - 1] ?? '')) return reading;
  const origin = first.start;
  const since = (time: number | undefined) =>
    time === undefined ? undefined : toMilliseconds(time < origin - day / 2 ? time + day - origin : time - origin);
  const pieces = reading.pieces.map((piece): Piece => ({ ...piece, start: since(piece.start), end: since(piece.end) }));
  if (pieces.some(({ start }) => start !== undefined && start < 0)) return reading;
  const text = 'the times are times of day, and are counted from this one';
  return { ...reading, pieces, notices: [{ at: first.at, text }, ...(reading.notices ?? [])] };
}

/** `10:02 Ann`, `10:03 Ben`: as minutes and seconds the words would not find room between the times. */
function haveHoursAndMinutes({ pieces }: Reading, lines: readonly string[]): boolean {
  const timed = pieces.filter(({ start }) => start !== undefined);
  const [from, to] = [timed[0]?.start ?? 0, timed.at(-1)?.start ?? 0];
  const isWithin = ({ start = 0 }: Piece) => start >= leastHour && start < 24 * 60 && Number.isInteger(start);
  if (timed.length < 2 || from < leastHour || to < from || !timed.every(isWithin)) return false;
  if (timed.some(({ at }) => /\d:\d\d:\d/.test((lines[at - 1] ?? '').slice(0, 200)))) return false;
  const said = timed.slice(0, -1).reduce((sum, { text }) => sum + text.length, 0);
  return said > fastest * Math.max(1, to - from);
}

function inHours(piece: Piece): Piece {
  const { start, end } = piece;
  return { ...piece, start: start === undefined ? start : start * 60, end: end === undefined ? end : end * 60 };
}
