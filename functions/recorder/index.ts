import { registerReceiver } from '#shared/http/register.ts';
import { recorderAdmission } from './admission.ts';
import { recorder } from './handler.ts';
import { openServices, openVendors } from './open-services.ts';

registerReceiver(
  'recorder',
  (environment) => {
    const { settings, adapters } = openVendors(environment);
    return recorderAdmission(adapters, settings);
  },
  async (environment) => recorder(openServices(environment)),
);
