import { registerReceiver } from '#shared/http/register.ts';
import { late } from '#shared/runtime/late.ts';
import { recorderAdmission } from './admission.ts';
import { recorder } from './handler.ts';
import { openServices, openVendors } from './open-services.ts';

/** The same for the guard and the handler. */
const vendors = late(() => openVendors(process.env));

registerReceiver(
  'recorder',
  () => recorderAdmission(vendors()),
  async (environment, alerts) => recorder(openServices(environment, vendors(), alerts)),
);
