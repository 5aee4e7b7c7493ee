import * as z from 'zod';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import type { DownloadOptions } from './download.ts';

const bytes = 'must be a number of bytes';
const seconds = 'must be a whole number of seconds between 1 and 300';

const variables = {
  DOWNLOAD_LIMIT_BYTES: z.coerce.number(bytes).int(bytes).positive(bytes).default(20_000_000),
  DOWNLOAD_TIMEOUT_SECONDS: z.coerce.number(seconds).int(seconds).min(1, seconds).max(300, seconds).default(30),
  /** Asked in place of every vendor's host. */
  DOWNLOAD_STAND_IN: z
    .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: 'must be http://127.0.0.1:<port>' })
    .optional(),
  K_SERVICE: z.string().optional(),
};

/** @throws ConfigurationError in the cloud when a stand-in is named: it would be asked with real credentials */
export function readDownloadSettings(environment: Environment): DownloadOptions {
  const settings = readEnvironment(variables, environment);
  if (settings.K_SERVICE && settings.DOWNLOAD_STAND_IN) {
    throw new ConfigurationError('DOWNLOAD_STAND_IN: is for trying things out on one machine, not for the cloud');
  }
  return {
    limitBytes: settings.DOWNLOAD_LIMIT_BYTES,
    timeoutMs: 1000 * settings.DOWNLOAD_TIMEOUT_SECONDS,
    standIn: settings.DOWNLOAD_STAND_IN?.replace(/\/$/, ''),
  };
}
