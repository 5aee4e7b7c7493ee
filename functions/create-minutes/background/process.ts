import * as z from 'zod';
import { InputError, OperationError } from '#shared/errors.ts';
import { type Job, type Processed, processWork, type WorkServices } from '#shared/queue/process-work.ts';
import { log } from '#shared/runtime/log.ts';
import { outputFacts } from '#shared/store/execution-facts.ts';
import type { MakeMinutes, Manner } from '../handler.ts';

export interface MinutesServices extends WorkServices {
  readonly make: MakeMinutes;
}

const content = z.record(z.string(), z.unknown());

/** Makes the minutes of an accepted call in one attempt, if they are to be had. An execution of any other kind counts as ended. */
export async function processMinutes(id: string, manner: Manner, services: MinutesServices): Promise<Processed> {
  const { openWork, make, maxAttempts } = services;
  const execution = await (await openWork()).find(id);
  if (execution?.operation !== 'create-minutes') return { state: 'ended' };
  const job: Job = {
    operation: 'create-minutes',
    run: async ({ attempt, content: body }, _work, stage) => {
      if (attempt.number > maxAttempts)
        throw new OperationError('died', 'each function that was at it ended before it did');
      // Whoever has left meanwhile, the minutes are made; their manner says how long that may take.
      const { signal } = new AbortController();
      const output = await make(content.parse(body), { executionId: id, headers: {}, stage, signal }, manner);
      return { output, ...outputFacts(output) };
    },
    isFinal: (error) => error instanceof InputError,
    // As where the caller waits: the next call with the key tries again.
    keyAfter: () => 'released',
    logFailure: (error, fields) => log.error('minutes not made', error, { acceptedExecution: id, ...fields }),
  };
  return processWork(id, job, services);
}
