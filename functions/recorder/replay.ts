import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { reExecutedFromHeader } from '#shared/http/call-headers.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { unfinishedStatuses } from '#shared/store/execution.ts';
import { dispatch, type EventAnswer } from './dispatch.ts';
import { minutesKeyOf } from './event-key.ts';
import { receiveAgain } from './receive.ts';
import type { RecorderServices } from './services.ts';
import { storedEvent } from './stored-event.ts';

const origin = z.uuid(`${reExecutedFromHeader}: must be the id of an execution`);
const given = z.object({ options: z.record(z.string(), z.unknown()).optional() });

/**
 * Runs an event of the log again. The event is taken from the log and not from the body, so that a key alone cannot stand in for a
 * vendor's signature. What has not ended is not run again but brought to its end; where it has failed, minutes that it may have made
 * all the same are found again.
 */
export async function replay(body: JsonObject, call: Call, services: RecorderServices): Promise<EventAnswer> {
  const id = check(origin, call.headers[reExecutedFromHeader]);
  const { options } = check(given, body);
  const work = await services.openWork();
  const [execution, payload] = await Promise.all([work.find(id), work.payload(id)]);
  if (execution?.operation !== 'recorder') throw new InputError(`executionId: the log has no event under ${id}`);
  const received = { executionId: id, duplicate: true, ignored: undefined, secret: undefined };
  if (unfinishedStatuses.includes(execution.status)) {
    call.answeredBy(id);
    return dispatch(received, call, { ...services, enqueue: undefined });
  }
  const stored = storedEvent.safeParse(payload?.input).data;
  if (!stored) throw new InputError(`executionId: the log has not kept the event of ${id}`);
  const made = execution.status === 'failed' && {
    minutesKey: stored.minutesKey ?? minutesKeyOf(stored.source, execution),
  };
  const { minutesKey: _, ...again } = stored;
  await receiveAgain({ ...again, ...(options && { options }), ...made }, call, services);
  return dispatch({ ...received, executionId: call.executionId, duplicate: false }, call, services);
}
