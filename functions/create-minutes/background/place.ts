import { deployedVariant } from '#shared/contract/deployed-variant.ts';
import { surfaceOf } from '#shared/contract/operations.ts';
import { openCloudTasks } from '#shared/queue/cloud-tasks.ts';
import { type Enqueue, enqueueIn } from '#shared/queue/execution-task.ts';
import { hasQueue } from '#shared/queue/has-queue.ts';
import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { taskKeys } from './admission.ts';

/** Where minutes are made that nobody waits for: by the queue's tasks, or in this process. Else why nowhere, in words for the caller. */
export type Place = { readonly enqueue: Enqueue | undefined } | { readonly because: string };

export type OpenPlace = () => Promise<Place>;

/** @throws ConfigurationError naming what is missing for the queue that is named, or wrong */
export function openPlace(environment: Environment): Place {
  const { database, payloads } = readStoreSettings(environment);
  if (!surfaceOf('getLog', deployedVariant(environment)))
    return { because: 'this deployment has no getLog to read them with' };
  if (!database) return { because: 'this deployment keeps no log that they could be read from' };
  if (payloads === 'none') return { because: 'the log of this deployment keeps no answers' };
  if (hasQueue(environment)) return { enqueue: openEnqueue(environment) };
  // An instance has no processor time once it has answered.
  if (environment.K_SERVICE)
    return { because: 'this deployment has no queue (CLOUD_TASKS_QUEUE) that would have them made' };
  return { enqueue: undefined };
}

function openEnqueue(environment: Environment): Enqueue {
  const [key] = taskKeys(environment);
  if (!key) throw new ConfigurationError('API_KEYS: is needed to sign tasks');
  return enqueueIn(openCloudTasks('create-minutes', environment), 'create-minutes', key);
}
