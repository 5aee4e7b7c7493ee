import { register } from '#shared/http/register.ts';
import { dailyBatch } from './handler.ts';

register('dailyBatch', async () => dailyBatch());
