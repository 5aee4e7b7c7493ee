import * as z from 'zod';

const longest = 200;

/** A caller's own id of something. PostgreSQL cannot keep a null character in a text. */
export const reference = z
  .string('must be text')
  .min(1, 'must not be empty')
  .max(longest, `must not be longer than ${longest} characters`)
  .refine((text) => !text.includes('\0'), 'must not have a null character');
