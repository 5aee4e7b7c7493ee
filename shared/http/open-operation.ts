import type { IncomingMessage } from 'node:http';
import { deployedVariant } from '#shared/contract/deployed-variant.ts';
import { type OperationId, surfaceOf } from '#shared/contract/operations.ts';
import { AccessError, InputError } from '#shared/errors.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { log } from '#shared/runtime/log.ts';
import { once } from '#shared/runtime/once.ts';
import { openAuthenticate } from './authenticate.ts';
import type { Admission } from './admission.ts';
import { readBodyLimit } from './body-limit.ts';
import type { Handler } from './handler.ts';
import { readBody } from './read-body.ts';
import type { Operation } from './serve.ts';

/**
 * Of a caller without an accepted key, whom anybody may be: a body is read before it can be proven, and one of the full size takes the
 * parser seconds and most of an instance's memory. The events that vendors sign are far smaller, transcripts of whole days too.
 */
const keylessLimitBytes = 4_000_000;

export interface OpenOperation extends Operation {
  readonly readBody: (request: IncomingMessage, keyed: boolean) => Promise<Buffer>;
}

/**
 * The operation as this deployment's variant has it; undefined when the variant does not.
 * @throws ConfigurationError naming the variable that is wrong
 */
export function openOperation(
  id: OperationId,
  handler: Handler,
  environment: Environment,
  openAdmission?: (environment: Environment) => Admission,
): OpenOperation | undefined {
  const surface = surfaceOf(id, deployedVariant(environment));
  if (!surface) return undefined;
  const admission = openAdmission?.(environment);
  const limitBytes = readBodyLimit(environment);
  // Opened with the first POST, so that a missing key list refuses calls but leaves preflights alone.
  const authenticate = once(async () => openAuthenticate(surface, environment, admission?.keyless));
  return {
    surface,
    handler,
    authenticate: async (headers) => (await authenticate())(headers),
    admit: admission?.admit,
    readBody: (request, keyed) => readBody(request, keyed ? limitBytes : Math.min(limitBytes, keylessLimitBytes)),
    onError: logUnexpected,
  };
}

/** What the caller can repair is told to the caller; the rest is told to the log. */
export function logUnexpected(error: unknown): void {
  if (!(error instanceof InputError) && !(error instanceof AccessError)) log.error('call failed', error);
}
