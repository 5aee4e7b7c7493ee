import * as z from 'zod/mini';
import { builtInKinds } from '#functions/create-minutes/redaction/finder.ts';
import type { GivenRequest, Source } from './source.ts';
import { toLocal, toMoment } from './zoned-time.ts';

/** What the fields of the page say; an empty text says nothing. */
export interface Fields {
  readonly title: string;
  /** On a clock in the time zone: `2026-04-01T14:00`. */
  readonly startedAt: string;
  readonly timeZone: string;
  readonly participants: readonly Person[];
  readonly options: Options;
}

export interface Person {
  readonly name: string;
  readonly side: string;
  /** What a request that was given has of the person besides. */
  readonly given?: object;
}

export interface Options {
  readonly template: string;
  readonly framework: string;
  readonly japaneseStyle: string;
  readonly outputLanguage: string;
  /** `short`, `long`, or as it is. */
  readonly length: string;
  readonly redact: readonly string[];
}

/** Words bound an English summary, characters a Japanese one; the language is known once the transcript is read. */
const lengths: Readonly<Record<string, object>> = {
  short: { maxSummaryWords: 100, maxSummaryChars: 250 },
  long: { maxSummaryWords: 400, maxSummaryChars: 1000 },
};

const text = z.catch(z.string(), '');
const list = z.catch(z.array(z.unknown()), []);
const object = z.catch(z.looseObject({}), {});
const people = z.array(z.looseObject({ name: text, side: text }));
/** As much of a request as the fields can show; what is of another kind is left out. */
const shown = z.object({
  meeting: z.pipe(object, z.object({ title: text, startedAt: text, timeZone: text })),
  participants: z.catch(people, []),
  options: z.pipe(
    object,
    z.object({ template: text, framework: text, japaneseStyle: text, outputLanguage: text, redact: list }),
  ),
});

/** The fields as a given request has them. @param ownZone for a request without a time zone */
export function fieldsOf(body: object, ownZone: string): Fields {
  const { meeting, participants, options } = shown.parse(body);
  const timeZone = meeting.timeZone || ownZone;
  const { template, framework, japaneseStyle, outputLanguage } = options;
  return {
    title: meeting.title,
    startedAt: Number.isNaN(Date.parse(meeting.startedAt)) ? '' : toLocal(meeting.startedAt, clockOf(timeZone)),
    timeZone,
    participants: participants.map(({ name, side, ...given }) => ({ name, side, given })),
    options: {
      ...{ template, framework, japaneseStyle, outputLanguage, length: '' },
      redact: options.redact.filter((kind) => typeof kind === 'string'),
    },
  };
}

/** The body of create-minutes: what was given, with what the fields say in its place. */
export function toRequest(source: Source, fields: Fields): object {
  const given: GivenRequest = source.kind === 'request' ? source.body : { transcript: transcriptOf(source) };
  const { title, timeZone } = fields;
  const meeting = object.parse(given.meeting);
  return {
    ...given,
    meeting: {
      ...meeting,
      title: title || undefined,
      startedAt: startedAtOf(given, meeting, fields),
      timeZone: timeZone || undefined,
    },
    participants: participantsOf(given, fields),
    options: toOptions(object.parse(given.options), fields.options),
  };
}

/** The moment that was given is sent in its own words while the fields show it as it came. */
function startedAtOf(given: object, meeting: { readonly startedAt?: unknown }, fields: Fields): unknown {
  const before = fieldsOf(given, fields.timeZone);
  const isAsGiven = fields.startedAt === before.startedAt && fields.timeZone === before.timeZone;
  if (isAsGiven) return meeting.startedAt;
  return fields.startedAt ? toMoment(fields.startedAt, clockOf(fields.timeZone)) : undefined;
}

/** Those of the fields, but for rows that were left empty. What no row can show is sent as it came until there is one. */
function participantsOf({ participants: given = [] }: GivenRequest, { participants }: Fields): unknown {
  if (participants.length === 0 && !people.safeParse(given).success) return given;
  return participants
    .filter(({ name, given: besides = {} }) => name.trim() || Object.keys(besides).length > 0)
    .map(({ name, side, given: besides }) => ({ ...besides, name, side: side || undefined }));
}

function toOptions(given: Readonly<Record<string, unknown>>, { length, redact, ...choices }: Options): object {
  const ownPatterns = list.parse(given.redact).filter((kind) => !isBuiltIn(kind));
  const kinds = [...ownPatterns, ...redact.filter(isBuiltIn)];
  return {
    ...given,
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, value || undefined])),
    ...lengths[length],
    redact: kinds.length > 0 ? kinds : undefined,
  };
}

function transcriptOf(source: Exclude<Source, { kind: 'request' }>): unknown {
  return source.kind === 'text' ? source.text : { base64: source.base64 };
}

function isBuiltIn(kind: unknown): boolean {
  return builtInKinds.some((name) => name === kind);
}

/** Of a zone that is none the fields show the time of no place. */
function clockOf(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
