import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { reference } from '#shared/http/reference.ts';
import { beginning } from '#shared/store/execution-facts.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import type { RecorderAdapter } from './adapter.ts';
import { eventKey } from './event-key.ts';
import type { RecorderEvent } from './event.ts';
import type { RecorderServices } from './services.ts';
import { type StoredEvent, toStoredEvent } from './stored-event.ts';

/** An event that is durable: accepted now, or known from before. */
export interface Received {
  readonly executionId: string;
  readonly duplicate: boolean;
  /** Why there is nothing to do. */
  readonly ignored: string | undefined;
  readonly secret: string | undefined;
}

/** Vendors bundle some dozens; more would hold the store for longer than any sender waits. */
const mostParts = 1000;

/** The events of one delivery, each understood before any is stored. @throws InputError naming what is wrong with the body */
export function readParts(adapter: RecorderAdapter, body: JsonObject, { headers }: Call): readonly ReadPart[] {
  const parts = adapter.split?.(body) ?? [body];
  if (parts.length > mostParts) throw new InputError(`body: must not have more than ${mostParts} events`);
  return parts.map((part) => ({ part, event: adapter.toEvent(part, headers) }));
}

interface ReadPart {
  readonly part: JsonObject;
  readonly event: RecorderEvent;
}

/** Stores an event under its key, before anything else is done about it. */
export async function receive(
  { part, event }: ReadPart,
  adapter: RecorderAdapter,
  call: Call,
  first: boolean,
  { openWork, sealer, now }: RecorderServices,
): Promise<Received> {
  const work = await openWork();
  const at = now();
  const executionId = first ? call.executionId : newExecutionId();
  const secret = adapter.secretOf?.(part);
  const key = eventKey(adapter.source, call.caller ?? '', event, part, at);
  const execution = { ...beginning('recorder', part, { ...call, executionId }), ...linksOf(event), startedAt: at };
  const accepted = { execution, key, content: toStoredEvent(adapter, part) };
  const ignored = 'ignored' in event.call ? event.call.ignored : undefined;
  const output = { executionId, status: 'ignored', reason: ignored };
  const ended = { status: 'succeeded', output, finishedAt: at, durationMs: 0, stages: [] } as const;
  const answer =
    ignored === undefined
      ? await work.accept({ ...accepted, sealed: secret === undefined ? undefined : sealer.seal(secret) })
      : await work.acceptEnded(accepted, ended);
  if (answer.state === 'accepted') return { executionId, duplicate: false, ignored, secret };
  if (adapter.source === 'generic' && !answer.samePayload)
    throw new InputError('id: was used before with another body');
  return { executionId: answer.of, duplicate: true, ignored: undefined, secret };
}

/** Stores an event of the log again, as work of its own. */
export async function receiveAgain(stored: StoredEvent, call: Call, { openWork, adapters, now }: RecorderServices) {
  const work = await openWork();
  const adapter = adapters.find(({ source }) => source === stored.source);
  const event = adapter?.toEvent(stored.received, {});
  const links = event ? linksOf(event) : {};
  const execution = { ...beginning('recorder', stored.received, call), ...links, startedAt: now() };
  await work.accept({ execution, key: undefined, content: stored, sealed: undefined });
}

const usable = reference.optional().catch(undefined);
const inRequest = z.object({ crm: z.object({ companyId: usable }).optional().catch(undefined) });

function linksOf({ call }: RecorderEvent): {
  readonly meetingId?: string | undefined;
  readonly companyId?: string | undefined;
} {
  if ('ignored' in call) return {};
  return { meetingId: usable.parse(call.meeting.id), companyId: inRequest.parse(call.request ?? {}).crm?.companyId };
}
