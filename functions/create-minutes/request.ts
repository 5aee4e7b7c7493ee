import * as z from 'zod';
import { isTimeZone } from '#shared/runtime/time-zone.ts';
import { oneOf, shortText } from './request-fields.ts';
import { requestOptions } from './request-options.ts';
import { formats } from './transcript/formats.ts';

const howToSend =
  'send the transcript as one text ("Name: text" lines, WebVTT, SRT...), as { "turns": [{ "speaker", "text", "start", "end" }] }, as a provider\'s JSON, or as { "base64": "..." }';

/** Only the type is looked at here: what a shape must have is said by the shape itself. */
const transcript = z.custom<string | object>(
  (given) => (typeof given === 'string' && given !== '') || (typeof given === 'object' && given !== null),
  {
    error: ({ input }) => `${whatCame(input)}; ${howToSend}`,
  },
);

function whatCame(input: unknown): string {
  if (input === undefined) return 'is missing';
  if (input === '') return 'is empty';
  return input === null ? 'is null' : `is a ${typeof input}`;
}

/** BCP 47 tags are accepted; minutes are made for their first part. */
const language = shortText(35)
  .transform((tag) => tag.toLowerCase().split(/[-_]/)[0])
  .pipe(oneOf(['en', 'ja']));

/** In other years arithmetic with days leaves the four digits of ISO 8601, and nobody has met there. */
const [firstYear, lastYear] = [1900, 2199];

function isInOurYears(time: string): boolean {
  const year = Number(/^\d{4}/.exec(time)?.[0] ?? firstYear);
  return year >= firstYear && year <= lastYear;
}

const meeting = z.object(
  {
    id: shortText(200).nullish(),
    title: shortText(500).nullish(),
    startedAt: z.iso
      .datetime({ offset: true, error: 'must be a date and time with an offset, such as 2026-04-01T14:00:00+09:00' })
      .refine(isInOurYears, { error: `must be in a year between ${firstYear} and ${lastYear}` })
      .nullish(),
    timeZone: shortText(100).refine(isTimeZone, { error: 'must be a time zone such as Asia/Tokyo' }).nullish(),
    language: language.nullish(),
  },
  { error: 'must be an object' },
);

const participant = z.object(
  {
    id: shortText(200).nullish(),
    name: shortText(200).min(1, { error: 'must not be empty' }),
    email: shortText(320).nullish(),
    side: oneOf(['internal', 'external']).nullish(),
    role: shortText(200).nullish(),
    aliases: z
      .array(shortText(200), { error: 'must be a list of texts' })
      .max(50, { error: 'must have at most 50 entries' })
      .nullish(),
  },
  { error: 'must be an object { name, email, side, role, aliases }' },
);

/** The fields of a body of create-minutes. Unknown fields are ignored; those of another place, misspelt ones and unknown options are told in `warnings`; an absent format is found out. */
export const requestBody = z.object({
  transcript,
  format: oneOf(['auto', ...formats]).default('auto'),
  meeting: meeting.prefault({}),
  participants: z
    .array(participant, { error: 'must be a list' })
    .max(500, { error: 'must have at most 500 entries' })
    .default([]),
  options: requestOptions.prefault({}),
});

/**
 * The body of create-minutes. A field of it, or of its options, that is null counts as absent, for many programs write null where they know
 * nothing; a transcript is never absent by intention.
 */
export const minutesRequest = z.preprocess(
  (body) => mapFields(body, (name, value) => (name === 'options' ? mapFields(value, present) : present(name, value))),
  requestBody,
);

function present(name: string, value: unknown): unknown {
  return value === null && name !== 'transcript' ? undefined : value;
}

function mapFields(value: unknown, to: (name: string, field: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, to(name, field)]));
}

export type MinutesRequest = z.output<typeof minutesRequest>;
