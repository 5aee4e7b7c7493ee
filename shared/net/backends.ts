import * as z from 'zod';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';

const rule = 'must be a comma-separated list of operation=https://address';
const addresses = z.string(rule).transform((list, context) => {
  const entries = list.split(',').map((text) => splitOnce(text.trim()));
  const valid = entries.every(([id, url]) => operationIds.includes(id as OperationId) && URL.canParse(url));
  if (valid) return new Map(entries);
  context.addIssue({ code: 'custom', message: rule });
  return z.NEVER;
});

/** Base address of an operation's backend, which is the audience of the calls' identity token too; undefined when not configured. */
export type Backends = (id: OperationId) => string | undefined;

/** Reads `BACKENDS`. @throws ConfigurationError when it is malformed */
export function openBackends(environment: Environment): Backends {
  const { BACKENDS: known } = readEnvironment({ BACKENDS: z.optional(addresses) }, environment);
  return (id) => known?.get(id);
}

/** @throws ConfigurationError when the operation's address is not configured */
export function requireBackend(backends: Backends, id: OperationId): string {
  const address = backends(id);
  if (address) return address;
  throw new ConfigurationError(`BACKENDS: must have the address of ${id}`);
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
}
