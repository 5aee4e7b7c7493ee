import { readTaskTarget } from '#shared/queue/settings.ts';
import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';
import type { RecorderSettings } from './settings.ts';

/** What events that are processed after they are answered need beside a queue. */
export interface Background {
  /** Signs the tasks. */
  readonly apiKey: string;
}

/**
 * How events are processed in the background; undefined where they are processed before they are answered.
 * @throws ConfigurationError naming what is missing for it or wrong, of the queue too
 */
export function readBackground(environment: Environment, settings: RecorderSettings): Background | undefined {
  const { RECORDER_DISPATCH: mode, RECORDER_API_KEY: apiKey } = settings;
  if (mode === 'inline') return undefined;
  if (!apiKey) {
    throw new ConfigurationError(
      'RECORDER_API_KEY: is needed when RECORDER_DISPATCH is cloud-tasks, to sign the tasks and to call create-minutes',
    );
  }
  readTaskTarget('recorder', environment);
  return { apiKey };
}
