import * as z from 'zod';
import { OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { TaskQueue } from '#shared/queue/task-queue.ts';
import { processEvent } from './process.ts';
import type { Enqueue, RecorderServices } from './services.ts';
import { signTask, taskHeader } from './task-signature.ts';

const task = z.object({ executionId: z.uuid('must be the id of an execution') });

/** Puts events into the queue as tasks that carry their id alone; the event is in the store. */
export function enqueueIn(queue: TaskQueue, apiKey: string): Enqueue {
  return async (executionId) => {
    const body = JSON.stringify({ executionId });
    await queue.enqueue({ name: `recorder-${executionId}`, body, headers: { [taskHeader]: signTask(apiKey, body) } });
  };
}

/**
 * Processes an event when the queue says so. Anything but a success makes the queue try again later, so that is the answer to a
 * failure unless it is final, and to work that somebody else holds, who may yet die.
 */
export async function runTask(body: JsonObject, call: Call, services: RecorderServices): Promise<object> {
  const { executionId } = check(task, body);
  call.answeredBy(executionId);
  const processed = await processEvent(executionId, { apiKey: undefined, secret: undefined }, services);
  switch (processed.state) {
    case 'done':
      return processed.output;
    case 'ended':
      return { executionId, status: 'duplicate' };
    case 'running':
      call.failureSeenTo();
      throw new OperationError('inProgress', 'the event is being processed by another call');
    case 'failed':
      if (processed.final) return { executionId, status: 'failed' };
      call.failureSeenTo();
      throw processed.error;
  }
}
