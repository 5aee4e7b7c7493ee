import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { openAlertMemory, openAlertStore } from '#shared/store/open-alert-store.ts';
import type { AlertRules } from '#shared/store/sql-alert-store.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import type { Alerts } from './alerts.ts';
import { openChannels } from './open-channels.ts';
import { reporter } from './reporter.ts';
import { readAlertSettings } from './settings.ts';
import { failureAlert, recoveryAlert } from './wording.ts';

/** @throws ConfigurationError naming the variable that is wrong */
export function openReporter(environment: Environment): Alerts {
  const now = () => new Date();
  const settings = readAlertSettings(environment);
  const channels = openChannels(settings, now);
  const rulesWhere = (logged: boolean): AlertRules => {
    const wording = { source: settings.ALERT_SOURCE, logged, now };
    return {
      windowMs: settings.ALERT_WINDOW_MINUTES * 60_000,
      channels: channels.map(({ name }) => name),
      failureAlert: (group) => failureAlert(group, wording),
      recoveryAlert: (group) => recoveryAlert(group, wording),
    };
  };
  const database = storeOf(environment);
  return reporter({
    channels,
    openShared: database && once(() => openAlertStore(database, rulesWhere(true))),
    openOwn: once(() => openAlertMemory(rulesWhere(false))),
    now,
  });
}

/** A store that is configured wrongly is a failure to be told of, not a reason not to tell. */
function storeOf(environment: Environment) {
  try {
    return readStoreSettings(environment).database;
  } catch {
    return undefined;
  }
}
