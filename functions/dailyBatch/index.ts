import { flushBeside } from '#shared/alert/flush-beside.ts';
import { register } from '#shared/http/register.ts';
import { requireExecutionLog } from '#shared/store/open-store.ts';
import { dailyBatch } from './handler.ts';
import { openServices } from './open-services.ts';

register('dailyBatch', async (environment, openLog, alerts) =>
  flushBeside(alerts, dailyBatch(await openServices(environment, await requireExecutionLog(openLog)))),
);
