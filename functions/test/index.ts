import { deployedVariant } from '#shared/contract/deployed-variant.ts';
import { register } from '#shared/http/register.ts';
import { openBackends } from '#shared/net/backends.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import { apiVersion } from '#shared/contract/version.ts';
import { checkConfiguration } from './configuration.ts';
import { selfTest } from './handler.ts';

register('test', async (environment, openLog) => {
  const variant = deployedVariant(environment);
  const reachable = openBackends(environment)('create-minutes');
  return selfTest({
    version: apiVersion,
    variant,
    now: () => new Date(),
    configuration: checkConfiguration(environment, variant),
    openDeep: async () => {
      const { openChecks } = await import('./open-checks.ts');
      return openChecks(environment, openLog, reachable ? openCallOperation(environment) : undefined);
    },
  });
});
