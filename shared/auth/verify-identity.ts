import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { AccessError } from '#shared/errors.ts';
import { ConfigurationError, type Environment, readEnvironment, toggle } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';

const variables = {
  /** Off on Google Cloud, where the platform checks the token and then removes its signature. */
  VERIFY_IDENTITY_TOKENS: toggle,
  IDENTITY_AUDIENCE: z.url('must be an address').optional(),
  /** E-mail addresses of the service accounts that may call: any Google account can have a token made for any audience. */
  IDENTITY_CALLERS: z
    .string()
    .transform((list) => list.split(',').map((email) => email.trim()))
    .optional(),
  /** Where the signers' public keys are, as `{kid: PEM}`. */
  IDENTITY_CERTS_URL: z.url().default('https://www.googleapis.com/oauth2/v1/certs'),
};

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * The guard of the gateway-to-backend hop for places where no platform stands in front of the function.
 * @returns a check that throws AccessError when the call's identity token is missing, wrong or meant for another backend
 */
export function identityGuard(environment: Environment): (headers: IncomingHttpHeaders) => Promise<void> {
  const settings = readEnvironment(variables, environment);
  if (!settings.VERIFY_IDENTITY_TOKENS) return async () => {};
  const { IDENTITY_AUDIENCE: audience, IDENTITY_CALLERS: callers, IDENTITY_CERTS_URL: certsUrl } = settings;
  if (!audience || !callers) {
    throw new ConfigurationError('IDENTITY_AUDIENCE, IDENTITY_CALLERS: are needed when VERIFY_IDENTITY_TOKENS is on');
  }
  const client = once(async () => {
    const { OAuth2Client } = await import('./google-auth.ts');
    return new OAuth2Client({ endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl } });
  });
  return async ({ authorization }) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw refused();
    const verifier = await client();
    const { certs } = await verifier.getFederatedSignonCertsAsync();
    // The library's texts quote the token, so none of them is passed on.
    const ticket = await verifier.verifySignedJwtWithCertsAsync(token, certs, audience, issuers).catch(() => undefined);
    const { email, email_verified: verified } = ticket?.getPayload() ?? {};
    if (!verified || !email || !callers.includes(email)) throw refused();
  };
}

function refused(): AccessError {
  return new AccessError('identity token is missing or not accepted');
}
