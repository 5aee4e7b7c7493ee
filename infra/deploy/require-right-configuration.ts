import { wrongSettings } from '#functions/test/configuration.ts';
import { misspelt } from '#infra/command/misspelt.ts';
import { secretVariables } from './assignments.ts';
import { functionVariables } from './function-variables.ts';
import type { Options } from './options.ts';
import { placeholderPlace } from './place.ts';
import { UsageError } from './usage.ts';

/**
 * What deployed functions would refuse their calls with is told before they are deployed. Whether there is an execution log is
 * asked for apart.
 * @throws UsageError naming each variable that is misspelt or wrong, and its rule
 */
export function requireRightConfiguration(options: Omit<Options, 'help' | 'dryRun' | 'ids'>): void {
  const { variant, variables, secrets } = options;
  const unknownNames = [
    ...misspelt(Object.keys(variables)).map((text) => `--env ${text}`),
    ...misspelt(Object.keys(secrets)).map((text) => `--secret ${text}`),
  ];
  if (unknownNames.length > 0) throw new UsageError(unknownNames.join('; '));
  const environment = {
    ...functionVariables({ variant, place: placeholderPlace(options), variables }),
    ...Object.fromEntries(['DATABASE_URL', ...Object.keys(secrets)].map((name) => [name, standIn(name)])),
    K_SERVICE: 'deployed',
  };
  // Of a secret that need not be one nothing is known, and so nothing of what depends on it.
  const unknown = Object.keys(secrets).filter((name) => !secretVariables.test(name));
  const wrong = wrongSettings(environment, variant).filter((text) => !unknown.some((name) => text.includes(name)));
  if (wrong.length > 0) throw new UsageError(wrong.map(asFlag).join('; '));
}

/** In place of a secret, whose value is never read here, one of the right form. */
function standIn(name: string): string {
  if (name === 'API_KEYS') return 'name:key';
  if (name === 'DATABASE_URL') return 'postgres://host/database';
  if (name === 'ALERT_SMTP_URL') return 'smtps://host';
  return name.endsWith('_URL') ? 'https://host' : 'secretOfThirtyTwoLettersOrDigits';
}

function asFlag(text: string): string {
  return `--${secretVariables.test(/^\w+/.exec(text)?.[0] ?? '') ? 'secret' : 'env'} ${text}`;
}
