import type { Piece, Reading, TimeUnit } from '../piece.ts';
import { sinceEarliest, toSeconds } from './time-unit.ts';

type Entry = Omit<Piece, 'at' | 'until'>;

/** Counts in milliseconds since 1970 are no places in a recording. */
const instantMilliseconds = 1e11;

/** Pieces of a list, one each, their times in the unit the vendor documents. */
export function toReading(entries: readonly Entry[], unit: Exclude<TimeUnit, 'mixed'>): Reading {
  return readingOf(
    entries.map((entry, index) => ({ ...entry, at: index + 1, until: index + 1 })),
    unit,
  );
}

/** Likewise, where the pieces know their place. */
export function readingOf(given: readonly Piece[], unit: Exclude<TimeUnit, 'mixed'>): Reading {
  if (given.every(({ start, end }) => start === undefined && end === undefined))
    return { pieces: given, timeUnit: undefined };
  const pieces = toSeconds(given, unit);
  const absolute = unit === 'rfc3339' || given.some(({ start }) => (start ?? 0) > instantMilliseconds);
  return { pieces: absolute ? sinceEarliest(pieces) : pieces, timeUnit: unit };
}
