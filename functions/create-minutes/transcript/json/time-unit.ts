import type { Piece, TimeUnit } from '../piece.ts';
import { toMilliseconds } from '../time.ts';

/** People speak 3 to 25 characters a second, whatever the language: a thousandth of that means that milliseconds were counted. */
const slowest = 0.3;
/** No recording has so many seconds: more than a day. */
const secondsOfADay = 86_400;

/** The unit of plain numbers, by how much is said in them. */
export function unitOf(pieces: readonly Piece[]): 'seconds' | 'milliseconds' {
  const rates: number[] = [];
  let latest = 0;
  for (const [index, { start, end, text }] of pieces.entries()) {
    latest = Math.max(latest, start ?? 0, end ?? 0);
    const until = end ?? pieces[index + 1]?.start;
    if (start !== undefined && until !== undefined && until > start && text.length > 0)
      rates.push(text.length / (until - start));
  }
  if (latest > secondsOfADay) return 'milliseconds';
  const middle = rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)];
  return middle !== undefined && middle < slowest && latest >= 1000 ? 'milliseconds' : 'seconds';
}

/** Times of the pieces in seconds; nothing is said before the start. */
export function toSeconds(pieces: readonly Piece[], unit: TimeUnit): readonly Piece[] {
  const factor = unit === 'milliseconds' ? 0.001 : 1;
  const convert = (time: number | undefined) =>
    time === undefined ? undefined : toMilliseconds(Math.max(0, time * factor));
  return pieces.map((piece) => ({ ...piece, start: convert(piece.start), end: convert(piece.end) }));
}

/** Instants become seconds since the earliest of them: nothing else in the transcript says when the recording began. */
export function sinceEarliest(pieces: readonly Piece[]): readonly Piece[] {
  let earliest = Number.POSITIVE_INFINITY;
  for (const { start, end } of pieces) earliest = Math.min(earliest, start ?? earliest, end ?? earliest);
  if (!Number.isFinite(earliest)) return pieces;
  const since = (time: number | undefined) => (time === undefined ? undefined : toMilliseconds(time - earliest));
  return pieces.map((piece) => ({ ...piece, start: since(piece.start), end: since(piece.end) }));
}
