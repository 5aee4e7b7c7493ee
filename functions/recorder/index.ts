import { register } from '#shared/http/register.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import { eventKey } from './event-key.ts';
import { recorder } from './handler.ts';

register('recorder', async (environment) => recorder(openCallOperation(environment)), eventKey);
