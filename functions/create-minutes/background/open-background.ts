import { setTimeout as wait } from 'node:timers/promises';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { runTask } from '#shared/queue/execution-task.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { openLeases } from '#shared/store/leases.ts';
import { openWorkStore } from '#shared/store/open-work-store.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { type AcceptServices, accept } from './accept.ts';
import { bringToEnd } from './bring-to-end.ts';
import { patient } from './manner.ts';
import { processMinutes } from './process.ts';

/** What fails so often fails for good. */
const maxAttempts = 3;

/** The ways of calls that are about minutes nobody waits for. */
export interface Background {
  readonly accept: (body: JsonObject, call: Call) => Promise<object | undefined>;
  readonly bringToEnd: (executionId: string, body: JsonObject, call: Call) => Promise<object | undefined>;
  readonly runTask: (body: JsonObject, call: Call) => Promise<object>;
}

/** @throws ConfigurationError naming the variable of the store that is wrong */
export function openBackground(
  environment: Environment,
  given: Pick<AcceptServices, 'make' | 'openPlace' | 'alerts'>,
): Background {
  const { database, leaseSeconds } = readStoreSettings(environment);
  const services: AcceptServices = {
    ...given,
    openWork: once(() => openWorkStore(environment)),
    leases: openLeases(leaseSeconds),
    now: () => new Date(),
    maxAttempts,
    wait,
  };
  return {
    accept: (body, call) => accept(body, call, services),
    bringToEnd: async (id, body, call) => (database ? bringToEnd(id, body, call, services) : undefined),
    runTask: (body, call) =>
      runTask(body, call, async (executionId) => {
        const processed = await processMinutes(executionId, patient, services);
        // A task is proven by less than a key: it is not told what was said.
        return processed.state === 'done' ? { ...processed, output: { executionId, status: 'succeeded' } } : processed;
      }),
  };
}
