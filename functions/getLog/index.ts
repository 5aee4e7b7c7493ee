import { register } from '#shared/http/register.ts';
import { requireExecutionLog } from '#shared/store/open-store.ts';
import { getLog } from './handler.ts';

register('getLog', async (_environment, openLog) =>
  getLog({ executions: await requireExecutionLog(openLog), now: () => new Date() }),
);
