import * as z from 'zod';

const longestId = 200;

/**
 * A field that may be missing or of any kind, for the conversions of `values.ts` to look at. Within the schema they would make as
 * much garbage as all else that is done with a company.
 */
export const anything = z.unknown().optional();

/** A record without a usable id cannot be kept. */
export const recordId = z
  .union([z.string(), z.int()], 'must be text or a whole number')
  .transform(String)
  .pipe(z.string().trim().min(1, 'must not be empty').max(longestId, `must not be longer than ${longestId} characters`))
  .refine((id) => !id.includes('\0'), 'must not have a null character');
