import { OperationError } from '#shared/errors.ts';
import type { Call } from '#shared/http/handler.ts';
import type { Execution } from '#shared/store/execution.ts';
import { processEvent } from './process.ts';
import type { Received } from './receive.ts';
import type { RecorderServices } from './services.ts';

/** What the sender is told of one event. */
export interface EventAnswer {
  readonly executionId: string;
  readonly status: 'accepted' | 'succeeded' | 'duplicate' | 'ignored';
  readonly reason?: string;
  readonly minutesExecutionId?: string;
}

/** Another delivery is doing the work; this long its end is waited for, to give its result. */
const pollMs = 100;
const polls = 20;

/**
 * Has the work of a stored event done: now, or in the background. A repeated event is dispatched too while its work has not ended,
 * because the function that took it on may have died.
 * @throws what made the attempt fail, so that the sender sends again
 */
export async function dispatch(received: Received, call: Call, services: RecorderServices): Promise<EventAnswer> {
  const { executionId, duplicate, ignored } = received;
  if (ignored !== undefined) return { executionId, status: 'ignored', reason: ignored };
  if (duplicate && (await hasEnded(executionId, services))) return firstAnswer(executionId, services);
  if (!services.enqueue) return processNow(received, call, services);
  await services.enqueue(executionId);
  return { executionId, status: duplicate ? 'duplicate' : 'accepted' };
}

async function processNow(
  received: Received,
  { apiKey, failureSeenTo }: Call,
  services: RecorderServices,
): Promise<EventAnswer> {
  const { executionId, secret } = received;
  for (let n = 0; n < polls; n += 1) {
    const processed = await processEvent(executionId, { apiKey, secret }, services);
    switch (processed.state) {
      case 'done':
        return processed.output as EventAnswer;
      case 'failed':
        failureSeenTo();
        throw processed.error;
      case 'ended':
        return firstAnswer(executionId, services);
      case 'running':
        await services.wait(pollMs);
    }
  }
  // Whoever is at work may be dead already, its lease not yet ended. A success here would be the last word to a sender that does
  // not come back then; a failure makes it come back.
  failureSeenTo();
  throw new OperationError('inProgress', 'the event is being processed by another call; send it again');
}

async function hasEnded(id: string, { openWork }: RecorderServices): Promise<boolean> {
  const status = (await (await openWork()).find(id))?.status;
  return status === 'succeeded' || status === 'failed';
}

/** The result of the execution that has done the work, as its first sender got it. */
async function firstAnswer(id: string, { openWork }: RecorderServices): Promise<EventAnswer> {
  const work = await openWork();
  const [execution, payload] = await Promise.all([work.find(id), work.payload(id)]);
  const output = payload?.output;
  const result = typeof output === 'object' && output !== null ? output : reasonOf(execution);
  return { ...result, executionId: id, status: 'duplicate' };
}

function reasonOf(execution: Execution | undefined): { readonly reason?: string } {
  if (!execution?.error) return {};
  return { reason: `failed after ${execution.attempts} attempts: ${execution.error.message}; reExecute runs it again` };
}
