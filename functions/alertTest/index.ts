import { setTimeout as wait } from 'node:timers/promises';
import { openChannels } from '#shared/alert/open-channels.ts';
import { readAlertSettings } from '#shared/alert/settings.ts';
import { register } from '#shared/http/register.ts';
import { alertTest } from './handler.ts';

const now = () => new Date();

register('alertTest', async (environment) => {
  const settings = readAlertSettings(environment);
  return alertTest({ channels: openChannels(settings, now), source: settings.ALERT_SOURCE, now, wait });
});
