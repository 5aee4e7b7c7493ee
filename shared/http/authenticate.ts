import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { apiKeys, findApiKey, givenKey, requireApiKey } from '#shared/auth/api-key.ts';
import { identityGuard } from '#shared/auth/verify-identity.ts';
import type { Surface } from '#shared/contract/operations.ts';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import type { Admission } from './admission.ts';

/**
 * Lets a caller in and gives the name of its key; undefined when the operation needs no key and no accepted one was sent.
 * @throws AccessError when the key or the identity token is missing or not accepted
 */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<string | undefined>;

/**
 * Without configured keys an operation that needs one refuses to serve rather than open up.
 * @param keyless whether a further guard looks at a caller without a key
 * @throws ConfigurationError naming the variable that is missing or wrong
 */
export function openAuthenticate(
  surface: Surface,
  environment: Environment,
  keyless: Admission['keyless'] = () => false,
): Authenticate {
  const requireIdentity = identityGuard(environment);
  const welcomed = keyWelcome(environment);
  const required = surface.apiKey ? keyRequired(environment) : welcomed;
  return async (headers) => {
    await requireIdentity(headers);
    return (keyless(headers) ? welcomed : required)(givenKey(headers));
  };
}

function keyRequired(environment: Environment): (given: string | undefined) => string {
  const { API_KEYS: accepted } = readEnvironment({ API_KEYS: apiKeys }, environment);
  return (given) => requireApiKey(given, accepted);
}

function keyWelcome(environment: Environment): (given: string | undefined) => string | undefined {
  const { API_KEYS: accepted = [] } = readEnvironment({ API_KEYS: z.optional(apiKeys) }, environment);
  return (given) => findApiKey(given, accepted);
}
