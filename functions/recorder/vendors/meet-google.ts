import type { RecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const scope = 'https://www.googleapis.com/auth/meetings.space.readonly';

/** Gives an access token for the Meet API. */
export type GoogleAccess = () => Promise<string>;

/**
 * Checks the identity token of a Pub/Sub push: signed by Google, meant for us, and of the account that our subscription uses.
 * @returns undefined where nothing is configured to check it against
 */
export function openPushVerifier({
  MEET_PUSH_AUDIENCE: audience,
  MEET_PUSH_SERVICE_ACCOUNT: account,
  IDENTITY_CERTS_URL: certsUrl,
}: RecorderSettings): ((token: string) => Promise<boolean>) | undefined {
  // the settings have both or neither
  if (!audience || !account) return undefined;
  const client = once(async () => {
    const { OAuth2Client } = await import('#shared/auth/google-auth.ts');
    return new OAuth2Client({ endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl } });
  });
  return async (token) => {
    const verifier = await client();
    const { certs } = await verifier.getFederatedSignonCertsAsync();
    // The library's texts quote the token, so none of them is passed on.
    const ticket = await verifier.verifySignedJwtWithCertsAsync(token, certs, audience, issuers).catch(() => undefined);
    const claims = ticket?.getPayload();
    return claims?.email === account && claims.email_verified === true;
  };
}

/** The Meet API wants a person: the service account acts for `MEET_CREDENTIALS_SUBJECT`, for whom a Workspace administrator has let it. */
export function googleAccess({ MEET_CREDENTIALS_SUBJECT: subject }: RecorderSettings): GoogleAccess {
  const auth = once(async () => {
    const { Compute, GoogleAuth } = await import('#shared/auth/google-auth.ts');
    if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) return new Compute({ scopes: [scope] });
    return new GoogleAuth({ scopes: [scope], ...(subject && { clientOptions: { subject } }) });
  });
  return async () => {
    const headers = await (await auth()).getRequestHeaders().catch(() => undefined);
    const token = headers?.get('authorization')?.replace(/^Bearer /, '');
    if (token) return token;
    throw new ConfigurationError(
      'GOOGLE_APPLICATION_CREDENTIALS, MEET_CREDENTIALS_SUBJECT: gave no access to the Meet API',
    );
  };
}
