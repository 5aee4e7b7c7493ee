import * as z from 'zod';
import type { CrmVariables } from '../settings.ts';
import type { VendorCall, VendorClient } from '../vendor-client.ts';
import { VendorFailure } from '../vendor-failure.ts';
import { isExpiredSession } from './rules.ts';

const granted = z.object({ access_token: z.string().min(1), instance_url: z.url() });

type Granted = z.output<typeof granted>;

export type SalesforceCall = Pick<VendorCall, 'method' | 'body' | 'repeatable' | 'signal'> & {
  /** Below the account's own address. */
  readonly path: string;
};

export interface SalesforceSession {
  readonly call: (call: SalesforceCall) => Promise<unknown>;
  /** Undefined before the first call. */
  readonly address: () => string | undefined;
}

/** Signs in when needed, by refresh token where there is one, else by client credentials; again when the session has ended. */
export function openSession(variables: CrmVariables, client: VendorClient): SalesforceSession {
  let session: Promise<Granted> | undefined;
  let address: string | undefined;
  const start = (signal: AbortSignal) => {
    session ??= signIn(variables, client, signal);
    return session;
  };
  const send = async ({ path, method = 'GET', body, repeatable, signal }: SalesforceCall) => {
    const { access_token: token, instance_url: url } = await start(signal).catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    address = url.replace(/\/+$/, '');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return client.call({
      url: `${address}${path}`,
      method,
      headers,
      ...(body !== undefined && { body }),
      repeatable,
      signal,
    });
  };
  return {
    address: () => address,
    call: async (call) => {
      try {
        return await send(call);
      } catch (error) {
        if (!isExpiredSession(error)) throw error;
        session = undefined;
        return send(call);
      }
    },
  };
}

async function signIn(variables: CrmVariables, client: VendorClient, signal: AbortSignal): Promise<Granted> {
  const { SALESFORCE_LOGIN_URL: login = '', SALESFORCE_REFRESH_TOKEN: refresh } = variables;
  const form = new URLSearchParams({
    grant_type: refresh ? 'refresh_token' : 'client_credentials',
    client_id: variables.SALESFORCE_CLIENT_ID ?? '',
    client_secret: variables.SALESFORCE_CLIENT_SECRET ?? '',
    ...(refresh && { refresh_token: refresh }),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `${login}/services/oauth2/token`;
  const answer = granted.parse(
    await client.call({ url, method: 'POST', headers, body: form.toString(), repeatable: true, signal }),
  );
  if (isSecure(answer.instance_url, login)) return answer;
  const facts = { status: 200, retryable: false } as const;
  throw new VendorFailure('crmRefused', 'Salesforce named an instance that is not reached by https', facts);
}

/** The token goes to the address that the answer names: by https, or on the same machine where the login is. */
function isSecure(instance: string, login: string): boolean {
  return instance.startsWith('https://') || new URL(instance).hostname === new URL(login).hostname;
}
