import pMap from 'p-map';
import type { Call, Handler } from '#shared/http/handler.ts';
import { headerText } from '#shared/http/header-text.ts';
import { runTask } from '#shared/queue/execution-task.ts';
import { taskHeader } from '#shared/queue/task-signature.ts';
import { isReExecution } from './admission.ts';
import { dispatch, type EventAnswer } from './dispatch.ts';
import { processEvent } from './process.ts';
import { type Received, readParts, receive } from './receive.ts';
import { replay } from './replay.ts';
import type { RecorderServices } from './services.ts';
import { adapterFor } from './vendors.ts';

/** Of one delivery, so that a large one leaves the backends room for others. */
const workedOnAtOnce = 8;
/** A task comes without a sender. */
const nothing = { apiKey: undefined, secret: undefined };

/**
 * Receives the events of call recorders and has minutes made of them. Key and signature have been checked by the admission; then
 * come handshake, normalisation, durable storage, and only then the work and the answer.
 */
export function recorder(services: RecorderServices): Handler {
  return async (body, call) => {
    if (headerText(call.headers, taskHeader('recorder')) !== undefined)
      return runTask(body, call, (id) => processEvent(id, nothing, services));
    // A signature proves an event, not a right to have others run again.
    if (call.apiKey !== undefined && isReExecution(call)) return replay(body, call, services);
    const adapter = adapterFor(services.adapters, call, () => body);
    const handshake = adapter.handshake?.(body, call);
    if (handshake) return handshake;
    const parts = readParts(adapter, body, call);
    const stored = [];
    for (const [index, part] of parts.entries()) stored.push(await receive(part, adapter, call, index === 0, services));
    const settle = async (each: Received) => (await Promise.allSettled([dispatch(each, call, services)]))[0];
    const dispatched = await pMap(stored, settle, { concurrency: workedOnAtOnce });
    return toAnswer(dispatched.map(requireAnswer), call);
  };
}

/** All events of a delivery are seen to before the failure of one is told. */
function requireAnswer(result: PromiseSettledResult<EventAnswer>): EventAnswer {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** One event is the answer itself; several are listed beside the first. */
function toAnswer([first, ...rest]: readonly EventAnswer[], { executionId, answeredBy }: Call): object {
  if (!first) return { executionId, status: 'ignored', reason: 'the delivery has no event' };
  if (first.executionId !== executionId) answeredBy(first.executionId);
  return rest.length === 0 ? first : { ...first, events: [first, ...rest] };
}
