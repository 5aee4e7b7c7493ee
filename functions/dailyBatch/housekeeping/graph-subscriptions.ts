import * as z from 'zod';
import { OperationError } from '#shared/errors.ts';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';

const variables = {
  GRAPH_TENANT_ID: z.string().optional(),
  GRAPH_CLIENT_ID: z.string().optional(),
  GRAPH_CLIENT_SECRET: z.string().optional(),
  /** In place of both of Microsoft's hosts, for trying things out on one machine. */
  GRAPH_STAND_IN: z
    .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: 'must be http://127.0.0.1:<port>' })
    .optional(),
  K_SERVICE: z.string().optional(),
};

const hourMs = 60 * 60 * 1000;
/** Transcripts' subscriptions live three days at most (4,230 minutes); a little less is asked for. */
const lifetimeMs = 70 * hourMs;
/** Renewed a day early, so that one missed night ends nothing. */
const renewedBeforeMs = 48 * hourMs;
const answerLimitMs = 20_000;
const mostPages = 20;

const granted = z.object({ access_token: z.string().min(1) });
const listed = z.object({
  value: z.array(
    z.object({ id: z.string(), resource: z.string(), expirationDateTime: z.iso.datetime({ offset: true }) }),
  ),
  '@odata.nextLink': z.string().optional(),
});
type Subscription = z.output<typeof listed>['value'][number];

export interface Renewed {
  readonly renewed: number;
}

/**
 * Keeps this app's subscriptions to transcripts of Teams meetings alive. The returned work throws where one cannot be renewed, when the
 * others are: nothing else tells that transcripts will stop coming.
 * @returns undefined where no app is configured
 */
export function openRenewal(
  environment: Environment,
): ((now: Date, signal: AbortSignal) => Promise<Renewed>) | undefined {
  const settings = readEnvironment(variables, environment);
  if (settings.K_SERVICE && settings.GRAPH_STAND_IN) {
    throw new ConfigurationError('GRAPH_STAND_IN: is for trying things out on one machine, not for the cloud');
  }
  const { GRAPH_TENANT_ID: tenant, GRAPH_CLIENT_ID: client, GRAPH_CLIENT_SECRET: secret } = settings;
  if (!tenant || !client || !secret) return undefined;
  const api = `${settings.GRAPH_STAND_IN ?? 'https://graph.microsoft.com'}/v1.0/subscriptions`;
  return async (now, signal) => {
    const form = {
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: secret,
      scope: 'https://graph.microsoft.com/.default',
    };
    const host = settings.GRAPH_STAND_IN ?? 'https://login.microsoftonline.com';
    const login = `${host}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
    const answer = await ask(login, { method: 'POST', body: new URLSearchParams(form) }, signal);
    const headers = {
      authorization: `Bearer ${granted.parse(answer).access_token}`,
      'content-type': 'application/json',
    };
    const due = (await listAll(api, headers, signal)).filter((each) => isDue(each, now));
    const body = JSON.stringify({ expirationDateTime: new Date(now.getTime() + lifetimeMs).toISOString() });
    const results = await Promise.allSettled(
      due.map(({ id }) => ask(`${api}/${encodeURIComponent(id)}`, { method: 'PATCH', headers, body }, signal)),
    );
    requireAll(results);
    return { renewed: results.length };
  };
}

function requireAll(results: readonly PromiseSettledResult<unknown>[]): void {
  const reasons = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
  const [cause] = reasons;
  if (cause === undefined) return;
  const why = cause instanceof OperationError ? cause.message : 'Microsoft Graph gave no readable answer';
  const what = `${reasons.length} of ${results.length} subscriptions to transcripts are not renewed (${why})`;
  throw new OperationError('graphFailed', `${what}; when they end, no transcript comes: make them anew`, { cause });
}

function isDue({ resource, expirationDateTime }: Subscription, now: Date): boolean {
  const restMs = new Date(expirationDateTime).getTime() - now.getTime();
  return /onlineMeetings/i.test(resource) && restMs < renewedBeforeMs;
}

async function listAll(
  api: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<readonly Subscription[]> {
  const all: Subscription[] = [];
  let url: string | undefined = api;
  for (let page = 0; url !== undefined && page < mostPages; page += 1) {
    const answer: z.output<typeof listed> = listed.parse(await ask(url, { headers }, signal));
    all.push(...answer.value);
    const next = answer['@odata.nextLink'];
    // The token goes nowhere else.
    url = next && URL.parse(next)?.origin === URL.parse(api)?.origin ? next : undefined;
  }
  return all;
}

async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]);
  const response = await fetch(url, { ...init, signal: limit, redirect: 'error' }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new OperationError('graphFailed', 'Microsoft Graph gave no answer; the log has the reason', { cause });
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new OperationError('graphFailed', `Microsoft Graph answered ${response.status}`);
}
