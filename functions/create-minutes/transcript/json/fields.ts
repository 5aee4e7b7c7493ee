import * as z from 'zod';
import { parseTime } from '../written-time.ts';

const maxSpeaker = 200;

/** What a vendor may leave out or write as null. */
export const words = z.string({ error: 'must be a text' }).nullish();
/** A name; what is longer than any name is cut. */
export const name = z
  .union([z.string(), z.number()], { error: 'must be a text' })
  .nullish()
  .transform((given) => {
    const trimmed = given === null || given === undefined ? '' : String(given).trim();
    return trimmed.slice(0, maxSpeaker) || undefined;
  });
/** A number, also one written as text, as AWS does. */
export const number = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}(?:\.\d{1,15})?$/), z.null()], { error: 'must be a number' })
  .optional()
  .transform((given) => (given === null || given === undefined ? undefined : Math.max(0, Number(given))));
/** A number, a clock reading or an instant. */
export const when = z
  .union([z.number(), z.string(), z.null()], { error: 'must be a time' })
  .optional()
  .transform((given): number | undefined => {
    if (typeof given === 'number') return Math.max(0, given);
    return typeof given === 'string' ? parseTime(given) : undefined;
  });

/** The fields of an object; of anything else, none. */
export function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Record<string, unknown>) : {};
}

/** A list that is all that was sent, or its `transcript`. */
export function listIn(given: unknown): unknown {
  return Array.isArray(given) ? given : fieldsOf(given).transcript;
}

/** The fields of the first entry that has any; none for what is no list. */
export function firstOf(given: unknown): Readonly<Record<string, unknown>> {
  return Array.isArray(given) ? fieldsOf(given[0]) : {};
}
