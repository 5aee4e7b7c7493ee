import { setTimeout as wait } from 'node:timers/promises';
import type { Alerts } from '#shared/alert/alerts.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import type { Download, DownloadOptions } from '#shared/net/download.ts';
import { readDownloadSettings } from '#shared/net/download-settings.ts';
import { openCloudTasks } from '#shared/queue/cloud-tasks.ts';
import { type Enqueue, enqueueIn } from '#shared/queue/execution-task.ts';
import { readBackground } from '#shared/recorder/background.ts';
import { type RecorderSettings, readRecorderSettings } from '#shared/recorder/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { openLeases } from '#shared/store/leases.ts';
import { openWorkStore } from '#shared/store/open-work-store.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { openSealer } from './seal.ts';
import type { RecorderServices } from './services.ts';
import { type Adapters, openAdapters } from './vendors.ts';

const now = () => new Date();

/** What both the guard and the handler need. */
export interface Vendors {
  readonly settings: RecorderSettings;
  readonly adapters: Adapters;
}

/** @throws ConfigurationError naming the variable that is wrong */
export function openVendors(environment: Environment): Vendors {
  const settings = readRecorderSettings(environment);
  const clock = { now, toleranceSeconds: settings.RECORDER_TOLERANCE_SECONDS };
  return { settings, adapters: openAdapters(settings, clock) };
}

export function openServices(
  environment: Environment,
  { settings, adapters }: Vendors,
  alerts: Alerts,
): RecorderServices {
  return {
    adapters,
    // Opened at the first event: a refusal and a handshake need no store.
    openWork: once(() => openWorkStore(environment)),
    leases: openLeases(readStoreSettings(environment).leaseSeconds),
    callOperation: openCallOperation(environment),
    download: lazyDownload(readDownloadSettings(environment)),
    sealer: openSealer(settings.RECORDER_API_KEY),
    enqueue: openEnqueue(environment, settings),
    apiKey: settings.RECORDER_API_KEY,
    alerts,
    timeZone: settings.RECORDER_TIME_ZONE,
    maxAttempts: settings.RECORDER_MAX_ATTEMPTS,
    now,
    wait,
  };
}

/** HTTP and TLS clients are no part of a cold start. */
function lazyDownload(options: DownloadOptions): Download {
  const open = once(async () => (await import('#shared/net/download.ts')).openDownload(options));
  return async (request) => (await open())(request);
}

function openEnqueue(environment: Environment, settings: RecorderSettings): Enqueue | undefined {
  const background = readBackground(environment, settings);
  return background && enqueueIn(openCloudTasks('recorder', environment), 'recorder', background.apiKey);
}
