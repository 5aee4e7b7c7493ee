import * as z from 'zod';
import { AccessError, OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { TaskQueue } from '#shared/queue/task-queue.ts';
import { processEvent } from './process.ts';
import type { Enqueue, RecorderServices } from './services.ts';
import { equalsAny, hmacSha256 } from './signatures/hmac.ts';

/** Proves that a call is a task of our own. In place of the key itself, because whoever may look at the queue can read it. */
export const taskHeader = 'x-recorder-task';

const task = z.object({ executionId: z.uuid('must be the id of an execution') });

/** Puts events into the queue as tasks that carry their id alone; the event is in the store. */
export function enqueueIn(queue: TaskQueue, apiKey: string): Enqueue {
  return async (executionId) => {
    const body = JSON.stringify({ executionId });
    await queue.enqueue({ name: `recorder-${executionId}`, body, headers: { [taskHeader]: signTask(apiKey, body) } });
  };
}

export function signTask(apiKey: string, rawBody: string | Buffer): string {
  return hmacSha256(apiKey, 'recorder task.', rawBody).toString('hex');
}

/** @throws AccessError when the call is no task of ours */
export function requireTask(signature: string, rawBody: Buffer, apiKey: string | undefined): void {
  if (apiKey === undefined || !equalsAny(signature, [signTask(apiKey, rawBody)])) {
    throw new AccessError('task signature is not accepted');
  }
}

/**
 * Processes an event when the queue says so. Anything but a success makes the queue try again later, so that is the answer to a
 * failure unless it is final, and to work that somebody else holds, who may yet die.
 */
export async function runTask(body: JsonObject, { answeredBy }: Call, services: RecorderServices): Promise<object> {
  const { executionId } = check(task, body);
  answeredBy(executionId);
  const processed = await processEvent(executionId, { apiKey: undefined, secret: undefined }, services);
  switch (processed.state) {
    case 'done':
      return processed.output;
    case 'ended':
      return { executionId, status: 'duplicate' };
    case 'running':
      throw new OperationError('inProgress', 'the event is being processed by another call');
    case 'failed':
      if (processed.final) return { executionId, status: 'failed' };
      throw processed.error;
  }
}
