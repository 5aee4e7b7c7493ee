import { flushBeside } from '#shared/alert/flush-beside.ts';
import { register } from '#shared/http/register.ts';
import { dailyBatch } from './handler.ts';

register('dailyBatch', async (_environment, _openLog, alerts) => flushBeside(alerts, dailyBatch()));
