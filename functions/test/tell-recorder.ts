import { readDownloadSettings } from '#shared/net/download-settings.ts';
import { readBackground } from '#shared/recorder/background.ts';
import { isRecorderConfigured, readRecorderSettings } from '#shared/recorder/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { readWorkSettings } from '#shared/store/open-work-store.ts';

/**
 * How the recorder works; undefined where it was left as it is. Which vendors it listens to is not for strangers, who may ask too.
 * @throws ConfigurationError for what would have every call of the recorder fail
 */
export function tellRecorder(environment: Environment): string | undefined {
  if (!isRecorderConfigured(environment)) return undefined;
  const settings = readRecorderSettings(environment);
  readWorkSettings(environment);
  readDownloadSettings(environment);
  return readBackground(environment, settings)
    ? 'events are processed in the background'
    : 'events are processed before they are answered';
}
