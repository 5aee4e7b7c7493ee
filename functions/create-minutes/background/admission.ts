import { apiKeys, requireApiKey } from '#shared/auth/api-key.ts';
import type { Admission } from '#shared/http/admission.ts';
import { hasQueue } from '#shared/queue/has-queue.ts';
import { isTask, taskHeader } from '#shared/queue/task-signature.ts';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { late } from '#shared/runtime/late.ts';

const id = 'create-minutes';

/** Who may ask for minutes: holders of a key, and tasks of our own. */
export function minutesAdmission(environment: Environment): Admission {
  const keys = late(() => taskKeys(environment));
  const hasTasks = hasQueue(environment);
  return {
    keyless: (headers) => hasTasks && taskHeader(id) in headers,
    admit: async (arrival) => {
      if (taskHeader(id) in arrival.headers && isTask(id, arrival, keys())) return `task:${id}`;
      return arrival.keyName ?? requireApiKey(undefined, []);
    },
  };
}

/**
 * What tasks may be signed with: the digests of the accepted keys, of which the first signs. Whoever has a key may do more than run a
 * task, and while keys are changed earlier tasks are still known. @throws ConfigurationError without keys
 */
export function taskKeys(environment: Environment): readonly Buffer[] {
  const { API_KEYS: accepted } = readEnvironment({ API_KEYS: apiKeys }, environment);
  return accepted.map(({ digest }) => digest);
}
