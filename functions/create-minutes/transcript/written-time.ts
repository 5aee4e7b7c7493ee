import { parseInstant } from './instant.ts';
import { parseClock } from './time.ts';

const plainNumber = /^\d{1,12}(?:\.\d{1,12})?$/;

/** How a time is written; undefined when it is none. */
export function kindOfTime(text: string): 'number' | 'clock' | 'rfc3339' | undefined {
  if (plainNumber.test(text)) return 'number';
  if (parseClock(text) !== undefined) return 'clock';
  return parseInstant(text) === undefined ? undefined : 'rfc3339';
}

/** What a time says, in the unit that goes with how it is written. */
export function parseTime(text: string): number | undefined {
  return plainNumber.test(text) ? Number(text) : (parseClock(text) ?? parseInstant(text));
}
