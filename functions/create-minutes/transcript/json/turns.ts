import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import type { JsonShape, Notice, Piece, Reading, TimeUnit } from '../piece.ts';
import { kindOfTime, parseTime } from '../written-time.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf } from './fields.ts';
import { sinceEarliest, toSeconds, unitOf } from './time-unit.ts';

type GivenTime = number | string | null | undefined;

const timeRule =
  'must be seconds or milliseconds from the start, a clock reading such as "00:05:32", or a date and time such as "2026-04-01T14:00:05Z"';
const time = z.union(
  [
    z.number().min(0, { error: timeRule }),
    z.string().refine((text) => kindOf(text) !== undefined, { error: timeRule }),
    z.null(),
  ],
  { error: timeRule },
);

export const howToSendTurns = '{ "turns": [{ "speaker", "text", "start", "end" }] }';

const turn = z.object(
  {
    speaker: z
      .string({ error: 'must be a text' })
      .trim()
      .max(200, { error: 'must have at most 200 characters' })
      .nullish(),
    text: z.string({ error: 'must be a text' }),
    start: time.optional(),
    end: time.optional(),
  },
  { error: 'must be an object { speaker, text, start, end }' },
);

const turnList = z
  .array(z.unknown(), {
    error: ({ input }) => `${input === undefined ? 'is missing' : 'must be a list'}; send ${howToSendTurns}`,
  })
  .min(1, { error: `is empty; send ${howToSendTurns}` })
  .pipe(listOf(turn));

/** The service's own shape, or the bare list of it. */
export const turns: JsonShape = {
  name: 'turns',
  takes: 'json',
  turns: 'inPlace',
  detect: (given) => {
    if ('turns' in fieldsOf(given)) return 'it has "turns"';
    return typeof firstOf(given).text === 'string' ? 'it is a list of objects with "text"' : undefined;
  },
  read: (given) => {
    const list = Array.isArray(given)
      ? checkTranscript(turnList, given)
      : checkTranscript(z.object({ turns: turnList }), given).turns;
    return toReading(
      list.map(({ speaker, text, start, end }, index) => ({
        piece: { speaker: speaker || undefined, text: text.trim(), at: index + 1, until: index + 1 },
        times: [start, end],
      })),
      unreadFields(Array.isArray(given) ? given : fieldsOf(given).turns),
    );
  },
};

interface Timed {
  readonly piece: Omit<Piece, 'start' | 'end'>;
  readonly times: readonly [GivenTime, GivenTime];
}

/** What others call the fields; read as they are meant here, they might mean something else. */
const lookalikes = {
  speaker: ['name', 'speakerName', 'speaker_name', 'speakerLabel'],
  start: ['startTime', 'start_time', 'timestamp', 'time'],
  end: ['endTime', 'end_time'],
} as const;

/** The first turn with each field that is nearly one of ours, in place of it. */
function unreadFields(list: unknown): readonly Notice[] {
  const found = new Map<string, number>();
  for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
    const fields = fieldsOf(entry);
    for (const [own, others] of Object.entries(lookalikes))
      if (!(own in fields))
        for (const other of others) if (other in fields && !found.has(other)) found.set(other, index + 1);
  }
  return [...found].map(([field, at]) => ({
    at,
    text: `"${field}" is no field of a turn and was not read; the fields are speaker, text, start, end`,
  }));
}

function toReading(timed: readonly Timed[], notices: readonly Notice[]): Reading {
  const kinds = new Set(timed.flatMap(({ times }) => times.flatMap((given) => kindOf(given) ?? [])));
  const pieces = timed.map(({ piece, times }) => ({ ...piece, start: timeOf(times[0]), end: timeOf(times[1]) }));
  if (kinds.size === 0) return { pieces, notices, timeUnit: undefined };
  if (kinds.size > 1 && kinds.has('rfc3339'))
    throw new InputError('transcript.turns: times must all be dates and times, or none of them');
  if (kinds.size > 1) return { pieces: toSeconds(pieces, 'mixed'), notices, timeUnit: 'mixed' };
  const [kind = 'number'] = kinds;
  const unit: TimeUnit = kind === 'number' ? unitOf(pieces) : kind;
  return { pieces: unit === 'rfc3339' ? sinceEarliest(pieces) : toSeconds(pieces, unit), notices, timeUnit: unit };
}

function kindOf(given: GivenTime): 'number' | 'clock' | 'rfc3339' | undefined {
  if (typeof given === 'number') return 'number';
  return typeof given === 'string' ? kindOfTime(given) : undefined;
}

function timeOf(given: GivenTime): number | undefined {
  return typeof given === 'string' ? parseTime(given) : (given ?? undefined);
}
