import type { IdTokenClient } from 'google-auth-library';
import * as z from 'zod';

/** `Authorization` value for a call to a backend. @throws when no Google identity is available; the text has no token in it */
export type IdentityTokens = (audience: string) => Promise<string>;

/**
 * Mints identity tokens: one client per audience, which keeps its token until shortly before it expires, and one
 * fetch at a time, however many calls wait for it.
 */
export function identityTokens(): IdentityTokens {
  const clients = new Map<string, Promise<IdTokenClient>>();
  const fetching = new Map<string, Promise<string>>();
  return (audience) => {
    const running = fetching.get(audience) ?? authorize(clients, audience).finally(() => fetching.delete(audience));
    fetching.set(audience, running);
    return running;
  };
}

async function authorize(clients: Map<string, Promise<IdTokenClient>>, audience: string): Promise<string> {
  const opening = clients.get(audience) ?? openClient(audience);
  clients.set(audience, opening);
  try {
    const headers = await (await opening).getRequestHeaders();
    return z.string().min(1).parse(headers.get('authorization'));
  } catch {
    clients.delete(audience);
    // The library's own error holds request headers and tokens.
    throw new Error(
      `no identity token for ${audience}: neither GOOGLE_APPLICATION_CREDENTIALS nor a metadata server gave one`,
    );
  }
}

/** A key file is used when named; else the metadata server, which Cloud Run has and `npm start` provides. */
async function openClient(audience: string): Promise<IdTokenClient> {
  const { Compute, GoogleAuth, IdTokenClient } = await import('./google-auth.ts');
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return new GoogleAuth().getIdTokenClient(audience);
  return new IdTokenClient({ targetAudience: audience, idTokenProvider: new Compute() });
}
