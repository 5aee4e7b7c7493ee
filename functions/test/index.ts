import { deployedVariant } from '#shared/contract/deployed-variant.ts';
import { surfaceOf } from '#shared/contract/operations.ts';
import { readCrmSettings } from '#shared/crm/settings.ts';
import { register } from '#shared/http/register.ts';
import { openBackends } from '#shared/net/backends.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import { apiVersion } from '#shared/contract/version.ts';
import { checkConfiguration } from './configuration.ts';
import { crmCheck } from './crm-check.ts';
import { minutesCheck, storeCheck } from './deep-checks.ts';
import { selfTest } from './handler.ts';

register('test', async (environment, openLog) => {
  const variant = deployedVariant(environment);
  const reachable = surfaceOf('create-minutes', variant) && openBackends(environment)('create-minutes');
  return selfTest({
    version: apiVersion,
    variant,
    now: () => new Date(),
    configuration: checkConfiguration(environment, variant),
    deep: [
      storeCheck(openLog),
      minutesCheck(reachable ? openCallOperation(environment) : undefined),
      crmCheck(() => readCrmSettings(environment)),
    ],
  });
});
