import * as z from 'zod';
import { parseClock } from './transcript/time.ts';

const shortText = (limit: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(limit, { error: `must have at most ${limit} characters` });
const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(least, { error: `must be between ${least} and ${most}` })
    .max(most, { error: `must be between ${least} and ${most}` });
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });
const anything = z.unknown().optional();

const timeRule = 'must be seconds from the start, or a clock reading such as "00:05:32"';
const clock = z.string().refine((text) => parseClock(text) !== undefined, { error: timeRule });
const time = z.union([z.number().min(0, { error: timeRule }), clock, z.null()], { error: timeRule });

const turn = z.object(
  {
    speaker: shortText(200).nullish(),
    text: z.string({ error: 'must be a text' }),
    start: time.optional(),
    end: time.optional(),
  },
  { error: 'must be an object { speaker, text, start, end }' },
);

const howToSend =
  'send the transcript as one text ("Name: text" lines or WebVTT), or as { "turns": [{ "speaker", "text", "start", "end" }] }';

const transcript = z.union(
  [
    z.string().min(1, { error: `is empty; ${howToSend}` }),
    z.object({
      turns: z.array(turn, { error: `is missing; ${howToSend}` }).min(1, { error: `is empty; ${howToSend}` }),
    }),
  ],
  { error: (issue) => (issue.input === undefined ? `is missing; ${howToSend}` : howToSend) },
);

/** BCP 47 tags are accepted; minutes are made for their first part. */
const language = shortText(35)
  .transform((tag) => tag.toLowerCase().split(/[-_]/)[0])
  .pipe(oneOf(['en', 'ja']));

const meeting = z.object(
  {
    id: shortText(200).nullish(),
    title: shortText(500).nullish(),
    startedAt: z.iso
      .datetime({ offset: true, error: 'must be a date and time with an offset, such as 2026-04-01T14:00:00+09:00' })
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

const options = z.object(
  {
    engine: oneOf(['auto', 'rules', 'llm']).default('auto'),
    maxSummaryWords: wholeNumber(20, 5000).nullish(),
    maxSummaryChars: wholeNumber(40, 20000).nullish(),
    outputLanguage: shortText(35).nullish(),
    framework: oneOf(['bant', 'meddpicc', 'spiced']).nullish(),
    mode: oneOf(['sync', 'async']).nullish(),
    template: anything,
    sections: anything,
    trackers: anything,
    glossary: anything,
    redact: anything,
  },
  { error: 'must be an object' },
);

/** The body of create-minutes. Unknown fields are ignored; an absent format is found out. */
export const minutesRequest = z.object({
  transcript,
  format: oneOf(['auto', 'turns', 'text', 'webvtt']).default('auto'),
  meeting: meeting.prefault({}),
  participants: z
    .array(participant, { error: 'must be a list' })
    .max(500, { error: 'must have at most 500 entries' })
    .default([]),
  options: options.prefault({}),
});

export type MinutesRequest = z.output<typeof minutesRequest>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
