import { readQueueSettings } from '#shared/queue/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { Options } from './options.ts';
import { UsageError } from './usage.ts';

/** Of a queue that is named by halves no deployed function could make use, nor do without one that its events are sent to. @throws UsageError naming what is missing or wrong */
export function requireWholeQueue(variables: Options['variables']): void {
  if (!variables.CLOUD_TASKS_QUEUE && variables.RECORDER_DISPATCH !== 'cloud-tasks') return;
  try {
    readQueueSettings(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) throw new UsageError(`--env ${error.message}`);
    throw error;
  }
}
