import { InputError } from '#shared/errors.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { type ExecutionStatus, unfinishedStatuses } from '#shared/store/execution.ts';
import { beginning } from '#shared/store/execution-facts.ts';
import { readIdempotencyKey, requireSamePayload } from '#shared/store/idempotency-key.ts';
import { readOrder } from '../order.ts';
import { prepareTranscript } from '../prepare.ts';
import { type DispatchServices, dispatch } from './dispatch.ts';
import type { OpenPlace } from './place.ts';

export interface AcceptServices extends DispatchServices {
  readonly openPlace: OpenPlace;
}

/**
 * Keeps a call for later, and has its minutes made in the background. The same call again, by its idempotency key, is told how the first
 * one stands; minutes whose function has died meanwhile are taken up again.
 * @returns undefined where the call is to be answered as any other: minutes cannot be made later here, or its input is wrong
 */
export async function accept(body: JsonObject, call: Call, services: AcceptServices): Promise<object | undefined> {
  const place = await services.openPlace();
  if ('because' in place || !(await isReadable(body))) return undefined;
  const work = await services.openWork();
  const execution = { ...beginning('create-minutes', body, call), startedAt: services.now() };
  const key = readIdempotencyKey(execution, body, call);
  const accepted = await work.accept({ execution, key, content: body, sealed: undefined });
  let [id, status]: [string, ExecutionStatus] = [call.executionId, 'accepted'];
  if (accepted.state === 'duplicate') {
    requireSamePayload(accepted);
    call.answeredBy(accepted.of);
    [id, status] = [accepted.of, (await work.find(accepted.of))?.status ?? status];
  }
  const isUnfinished = unfinishedStatuses.includes(status);
  const made = isUnfinished ? await dispatch(id, place.enqueue, call, services) : undefined;
  return made ?? { execution: { id, status } };
}

/** What is wrong with another one is found again, and told, on the way of all calls. */
async function isReadable(body: JsonObject): Promise<boolean> {
  try {
    const { request, redact } = await readOrder(body);
    prepareTranscript(request, redact);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
