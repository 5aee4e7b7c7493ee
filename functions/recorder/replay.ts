import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { reExecutedFromHeader } from '#shared/http/call-headers.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { dispatch, type EventAnswer } from './dispatch.ts';
import { minutesKeyOf, scopeOf } from './event-key.ts';
import { receiveAgain } from './receive.ts';
import type { RecorderServices } from './services.ts';
import { storedEvent } from './stored-event.ts';

const origin = z.uuid(`${reExecutedFromHeader}: must be the id of an execution`);
const given = z.object({ options: z.record(z.string(), z.unknown()).optional() });

/**
 * Runs an event of the log again. The event is taken from the log and not from the body, so that a key alone cannot stand in for a
 * vendor's signature. Where the first run did not succeed, minutes that it may have made all the same are found again.
 */
export async function replay(body: JsonObject, call: Call, services: RecorderServices): Promise<EventAnswer> {
  const id = check(origin, call.headers[reExecutedFromHeader]);
  const { options } = check(given, body);
  const work = await services.openWork();
  const [execution, payload] = await Promise.all([work.find(id), work.payload(id)]);
  const stored = storedEvent.safeParse(payload?.input).data;
  if (execution?.operation !== 'recorder' || !stored)
    throw new InputError(`executionId: the log has no event under ${id}`);
  const minutesKey =
    execution.status === 'succeeded'
      ? undefined
      : (stored.minutesKey ??
        minutesKeyOf(scopeOf(stored.source, execution.caller), execution.idempotencyKey ?? execution.id));
  await receiveAgain({ ...stored, ...(options && { options }), ...(minutesKey && { minutesKey }) }, call, services);
  const received = { executionId: call.executionId, duplicate: false, ignored: undefined, secret: undefined };
  return dispatch(received, call, services);
}
