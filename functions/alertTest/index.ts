import { errorReporting } from '#shared/alert/error-reporting.ts';
import { register } from '#shared/http/register.ts';
import { alertTest } from './handler.ts';

register('alertTest', async () => alertTest([errorReporting]));
