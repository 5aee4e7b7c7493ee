import { registerReceiver } from '#shared/http/register.ts';
import { recorderAdmission } from './admission.ts';
import { recorder } from './handler.ts';
import { openServices, openVendors, type Vendors } from './open-services.ts';

let vendors: Vendors | undefined;

registerReceiver(
  'recorder',
  (environment) => {
    vendors ??= openVendors(environment);
    return recorderAdmission(vendors);
  },
  async (environment, alerts) => {
    vendors ??= openVendors(environment);
    return recorder(openServices(environment, vendors, alerts));
  },
);
