import * as z from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';
import { OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { Processed } from './process-work.ts';
import type { TaskQueue } from './task-queue.ts';
import { signTask, taskHeader } from './task-signature.ts';

/** Has the work of an accepted execution done in the background. Asked twice for the same, it does it once. */
export type Enqueue = (executionId: string) => Promise<void>;

const task = z.object({ executionId: z.uuid('must be the id of an execution') });

/** Puts executions into the queue as tasks that carry their id alone; the work is in the store. */
export function enqueueIn(queue: TaskQueue, id: OperationId, key: string | Buffer): Enqueue {
  return async (executionId) => {
    const body = JSON.stringify({ executionId });
    const headers = { [taskHeader(id)]: signTask(id, key, body) };
    await queue.enqueue({ name: `${id}-${executionId}`, body, headers });
  };
}

/**
 * Does the work of an execution when the queue says so. Anything but a success makes the queue try again later, so that is the answer
 * to a failure unless it is final, and to work that somebody else holds, who may yet die.
 */
export async function runTask(
  body: JsonObject,
  call: Pick<Call, 'answeredBy' | 'failureSeenTo'>,
  process: (executionId: string) => Promise<Processed>,
): Promise<object> {
  const { executionId } = check(task, body);
  call.answeredBy(executionId);
  const processed = await process(executionId);
  switch (processed.state) {
    case 'done':
      return processed.output;
    case 'ended':
      return { executionId, status: 'duplicate' };
    case 'running':
      call.failureSeenTo();
      throw new OperationError('inProgress', 'another call is at the work');
    case 'failed':
      if (processed.final) return { executionId, status: 'failed' };
      call.failureSeenTo();
      throw processed.error;
  }
}
