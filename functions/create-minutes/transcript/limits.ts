import { InputError } from '#shared/errors.ts';

/**
 * What no meeting comes near to. Beyond it the caller has sent something else, and the time and memory it would cost
 * are not spent: a day of talk has some 10,000 turns and 40,000 captions.
 */
export const limits = {
  characters: 40_000_000,
  lines: 600_000,
  entries: 200_000,
  turns: 100_000,
  speakers: 1_000,
  speech: 3_000_000,
} as const;

/** A turn longer than this is cut into several at the end of a sentence: who reads the evidence must find the words. */
export const maxTurnCharacters = 10_000;

const what = {
  characters: 'have at most %d characters',
  lines: 'have at most %d lines',
  entries: 'have at most %d entries, such as cues, segments or words',
  turns: 'have at most %d turns',
  speakers: 'name at most %d different speakers',
  speech: 'have at most %d characters of speech, some fifty hours of it',
} as const satisfies Record<keyof typeof limits, string>;

/** @throws InputError naming the limit that is passed */
export function requireAtMost(limit: keyof typeof limits, count: number): void {
  if (count <= limits[limit]) return;
  throw new InputError(`transcript: must ${what[limit].replace('%d', String(limits[limit]))}`);
}
