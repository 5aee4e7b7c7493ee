import type { Call } from '#shared/http/handler.ts';
import type { Enqueue } from '#shared/queue/execution-task.ts';
import type { Processed } from '#shared/queue/process-work.ts';
import { log } from '#shared/runtime/log.ts';
import { atOnce, patient } from './manner.ts';
import { type MinutesServices, processMinutes } from './process.ts';

export interface DispatchServices extends MinutesServices {
  /** Settles after a while; an argument, so that tests need not wait. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Longer than a database mostly takes to come back; more often than work may fail. */
const [retryMs, mostTries] = [1_000, 5];
const refusal = 'the queue did not take the work';

/**
 * Has the minutes of an accepted call made in the background: by the queue, or in this process once the call is answered.
 * @returns the minutes where the queue did not take the work, for they are made at once then
 */
export async function dispatch(
  id: string,
  enqueue: Enqueue | undefined,
  call: Pick<Call, 'failureSeenTo'>,
  services: DispatchServices,
): Promise<object | undefined> {
  if (!enqueue) {
    setImmediate(() => void makeHere(id, services));
    return undefined;
  }
  try {
    await enqueue(id);
    return undefined;
  } catch (error) {
    log.error(refusal, error, { acceptedExecution: id });
    const failure = { operation: 'create-minutes', executionId: id, severity: 'error', code: 'queueRefused' } as const;
    await services.alerts.failed({ ...failure, message: refusal });
    return outputOf(await processMinutes(id, atOnce(refusal), services), call);
  }
}

/** What came of work that a caller waits for after all; undefined where somebody else has it or has ended it. @throws what made it fail */
export function outputOf(processed: Processed, { failureSeenTo }: Pick<Call, 'failureSeenTo'>): object | undefined {
  if (processed.state === 'done') return processed.output;
  if (processed.state !== 'failed') return undefined;
  if (processed.final) failureSeenTo();
  throw processed.error;
}

/** Again after a failure that may pass. What is cut off with the process is left to the daily batch. */
async function makeHere(id: string, services: DispatchServices): Promise<void> {
  for (let tries = 0; tries < mostTries && !(await isSettled(id, services)); tries += 1) await services.wait(retryMs);
}

async function isSettled(id: string, services: DispatchServices): Promise<boolean> {
  try {
    const processed = await processMinutes(id, patient, services);
    return processed.state !== 'failed' || processed.final;
  } catch (error) {
    log.error('store of accepted minutes not available', error, { acceptedExecution: id });
    return false;
  }
}
