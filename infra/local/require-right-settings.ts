import { wrongSettings } from '#functions/test/configuration.ts';
import type { Variant } from '#shared/contract/operations.ts';
import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';

/**
 * What a function would refuse its calls with is told before any is started. A function that is deployed alone starts all the same, so
 * that its self-test can say it.
 * @throws ConfigurationError naming each wrong variable and its rule
 */
export function requireRightSettings(own: Environment, variant: Variant): void {
  const environment = {
    ...own,
    // a key alone chooses no model: some other program may have left it there
    LLM_PROVIDER: own.LLM_PROVIDER?.trim() || 'none',
    // whoever chooses to have no log knows that the recorder does without
    STORE: own.STORE?.trim() === 'none' ? undefined : own.STORE,
  };
  const wrong = wrongSettings(environment, variant);
  if (wrong.length > 0) throw new ConfigurationError(wrong.join('; '));
}
