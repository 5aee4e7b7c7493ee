import { register } from '#shared/http/register.ts';
import { createMinutes } from './handler.ts';

register('create-minutes', async () => createMinutes({ now: () => new Date() }));
