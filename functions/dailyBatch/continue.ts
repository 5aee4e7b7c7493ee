import { setTimeout as wait } from 'node:timers/promises';
import type { CallOperation } from '#shared/net/call-operation.ts';
import { log } from '#shared/runtime/log.ts';
import type { BatchOrder } from './input.ts';

/** So long a refusal is waited for. Afterwards the call is under way, and longer than this one may last. */
const refusalMs = 2_000;

export type Continuation = 'started' | 'limitReached' | 'refused';

export interface ContinueServices {
  readonly callOperation: CallOperation;
  readonly maxContinuations: number;
}

/** Has the operation go on in a call of its own, with an identity token and the caller's key, as often as that is allowed. */
export async function goOn(
  { mode, archiveMany, continuation = 0 }: BatchOrder,
  apiKey: string | undefined,
  { callOperation, maxContinuations }: ContinueServices,
): Promise<Continuation> {
  if (continuation >= maxContinuations) return 'limitReached';
  const body = { mode, archiveMany, continuation: continuation + 1 };
  // It outlives this call, so nothing of this call may end it.
  const { signal } = new AbortController();
  const called = callOperation('dailyBatch', { body, apiKey, signal }).then(
    (answer): Continuation => (answer.error ? 'refused' : 'started'),
    (error: unknown): Continuation => {
      log.error('the daily batch could not go on by itself', error);
      return 'refused';
    },
  );
  return Promise.race([called, wait(refusalMs, 'started' as const, { ref: false })]);
}
