import * as z from 'zod';
import type { JsonObject } from '#shared/http/handler.ts';
import { sourceNames } from '#shared/recorder/sources.ts';
import type { RecorderAdapter } from './adapter.ts';
import type { Participant } from './event.ts';

const object = z.record(z.string(), z.unknown());

const participant = z.object({
  id: z.string().optional(),
  name: z.string(),
  email: z.string().optional(),
  side: z.enum(['internal', 'external']).optional(),
  aliases: z.array(z.string()).optional(),
}) satisfies z.ZodType<Participant>;

/** A delivery as it is kept: what was received, without its secrets, and what has been fetched for it since. */
export const storedEvent = z.object({
  source: z.enum(sourceNames),
  received: object,
  /** Once fetched it is kept, for links and their tokens end sooner than the wish to run an event again. */
  transcript: z.union([z.string(), object]).optional(),
  /** Fetched with the transcript. */
  meeting: z.object({ title: z.string().optional(), startedAt: z.string().optional() }).optional(),
  participants: z.array(participant).optional(),
  /** Of a re-execution: options that take the place of the recorded ones. */
  options: object.optional(),
  /** Of a re-execution: the key under which its minutes may have been made already. */
  minutesKey: z.string().optional(),
});

export type StoredEvent = z.output<typeof storedEvent>;

const secretName = /token|secret|passcode|password|clientState|authorization|api[-_]?key/i;

/** What of a delivery is kept. Our own shape has no place for secrets, and may hold a transcript with any names in it. */
export function toStoredEvent({ source }: Pick<RecorderAdapter, 'source'>, received: JsonObject): StoredEvent {
  return { source, received: source === 'generic' ? received : (conceal(received) as Record<string, unknown>) };
}

/** @param secret whether a name above the value says that it is one */
function conceal(value: unknown, secret = false): unknown {
  if (Array.isArray(value)) return value.map((each) => conceal(each, secret));
  if (typeof value === 'string' || typeof value === 'number') return secret ? '[secret]' : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, conceal(inner, secret || secretName.test(name))]),
  );
}
