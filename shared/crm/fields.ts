import * as z from 'zod';

const longestText = 500;
const longestId = 200;
const longestUrl = 2_000;

/** Nothing is lost by cutting a name of more characters than any name has; PostgreSQL keeps no null character. */
const cut = (limit: number) => (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').trim().slice(0, limit) || undefined
    : undefined;

/** A text that may be missing; whatever is no text counts as missing. */
export const optionalText = z.unknown().optional().transform(cut(longestText));
export const optionalUrl = z.unknown().optional().transform(cut(longestUrl));

/** A record without a usable id cannot be kept. */
export const recordId = z
  .union([z.string(), z.int()], 'must be text or a whole number')
  .transform(String)
  .pipe(z.string().trim().min(1, 'must not be empty').max(longestId, `must not be longer than ${longestId} characters`))
  .refine((id) => !id.includes('\0'), 'must not have a null character');

/** ISO 8601 in UTC with milliseconds, whatever the offset was; undefined for what is no time. */
export const optionalTime = z
  .unknown()
  .optional()
  .transform((value) => {
    const time = typeof value === 'string' && value ? new Date(withColon(value)) : undefined;
    return time && !Number.isNaN(time.getTime()) && time.getUTCFullYear() < 10_000 ? time.toISOString() : undefined;
  });

/** Salesforce writes offsets as +0000. */
function withColon(text: string): string {
  return text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
}
