import { readDownloadSettings } from '#shared/net/download-settings.ts';
import { readBackground } from '#shared/recorder/background.ts';
import { isRecorderConfigured, type RecorderSettings, readRecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';
import { readWorkSettings } from '#shared/store/open-work-store.ts';

/**
 * How the recorder works; undefined where it was left as it is. Which vendors it listens to is not for strangers, who may ask too.
 * @throws ConfigurationError for what would have every call of the recorder fail
 */
export function tellRecorder(environment: Environment): string | undefined {
  const settings = readRecorderSettings(environment);
  readDownloadSettings(environment);
  if (!isRecorderConfigured(environment)) return undefined;
  readWorkSettings(environment);
  requireOwnKey(settings);
  return readBackground(environment, settings)
    ? 'events are processed in the background'
    : 'events are processed before they are answered';
}

/** Of a sender without a key every event would be refused that has a transcript. */
function requireOwnKey({ RECORDER_SIGNATURE_ONLY: senders = [], RECORDER_API_KEY: key }: RecorderSettings): void {
  if (senders.length === 0 || key !== undefined) return;
  throw new ConfigurationError(
    'RECORDER_API_KEY: is needed when RECORDER_SIGNATURE_ONLY lets in senders without a key, to call create-minutes',
  );
}
