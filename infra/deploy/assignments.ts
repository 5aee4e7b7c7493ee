import { UsageError } from './usage.ts';

const assignment = /^([A-Z][A-Z0-9_]*)=(.+)$/s;
/** Variables that are secrets by name, and addresses that are: they hold a password, or are all that a sender needs. */
export const secretVariables =
  /(?:_KEYS?|_TOKEN|_SECRETS?|_PASSWORDS?|_STATES)$|^(?:DATABASE|ALERT_(?:SLACK_WEBHOOK|TEAMS_WORKFLOW|GOOGLE_CHAT_WEBHOOK|WEBHOOK|SMTP))_URL$/;
const secretName = /^[\w-]+(?::(?:latest|\d+))?$/;

/**
 * Reads `NAME=VALUE` flags. The error texts repeat names only: a value may be a secret that is in the wrong place.
 * @throws UsageError when one is malformed
 */
export function parseAssignments(
  flag: string,
  given: readonly string[],
  read: (name: string, value: string) => string = plainValue,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, value] = assignment.exec(text) ?? [];
      if (name && value) return [name, read(name, value)];
      throw new UsageError(`--${flag}: must be NAME=VALUE with a name in capitals`);
    }),
  );
}

/** The name of a secret in Secret Manager, with its version. */
export function secretReference(name: string, value: string): string {
  if (!secretName.test(value)) throw new UsageError(`--secret ${name}: must be the name of a secret, not its value`);
  return value.includes(':') ? value : `${value}:latest`;
}

/** What is given here can be read by everybody who may view the function. */
function plainValue(name: string, value: string): string {
  if (name === 'CONTRACT_VARIANT') throw new UsageError(`--env ${name}: is what --variant says, for the gateway too`);
  if (!secretVariables.test(name)) return value;
  throw new UsageError(`--env ${name}: is a secret; keep it in Secret Manager and use --secret ${name}=<its name>`);
}
