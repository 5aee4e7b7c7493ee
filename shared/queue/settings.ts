import * as z from 'zod';
import { type OperationId, operations } from '#shared/contract/operations.ts';
import { openBackends, requireBackend } from '#shared/net/backends.ts';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';

const queueRule = 'must be projects/<project>/locations/<region>/queues/<queue>';
const secondsRule = 'must be a whole number of seconds between 15 and 1800';

const variables = {
  CLOUD_TASKS_QUEUE: z.string(queueRule).regex(/^projects\/[^/]+\/locations\/[^/]+\/queues\/[^/]+$/, queueRule),
  CLOUD_TASKS_SERVICE_ACCOUNT: z.email('must be the e-mail address of a service account that may call the function'),
  CLOUD_TASKS_ENDPOINT: z.url().default('https://cloudtasks.googleapis.com'),
  CLOUD_TASKS_DEADLINE_SECONDS: z.coerce
    .number(secondsRule)
    .int(secondsRule)
    .min(15, secondsRule)
    .max(1800, secondsRule)
    .default(operations.recorder.backend.deadlineSeconds),
};

/** @throws ConfigurationError naming what is missing or wrong */
export function readQueueSettings(environment: Environment) {
  return readEnvironment(variables, environment);
}

/** The queue, and the address of the operation that its tasks call. @throws ConfigurationError naming what is missing or wrong */
export function readTaskTarget(id: OperationId, environment: Environment) {
  const settings = readQueueSettings(environment);
  return { settings, address: requireBackend(openBackends(environment), id) };
}
