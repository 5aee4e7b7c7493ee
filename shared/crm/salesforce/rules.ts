import * as z from 'zod';
import type { VendorAnswer, VendorRules } from '../vendor-client.ts';
import { VendorFailure } from '../vendor-failure.ts';

/** Errors come as a list; the sign-in's as an object. */
const errors = z
  .array(z.object({ errorCode: z.string(), message: z.string().optional().catch(undefined) }))
  .min(1)
  .catch([{ errorCode: '', message: undefined }]);
const signInError = z.object({ error: z.string() });

const passing = new Set([408, 429, 500, 502, 503, 504, 520]);
const passingCodes = new Set(['SERVER_UNAVAILABLE', 'UNABLE_TO_LOCK_ROW', 'UNKNOWN_EXCEPTION', 'QUERY_TIMEOUT']);
const concurrentMs = 5_000;

/** Salesforce counts requests by the day; the pace only keeps us from being in everybody's way. */
export function salesforceRules(requestsPerSecond: number): VendorRules {
  return { vendor: 'Salesforce', limits: { any: { calls: requestsPerSecond, seconds: 1 } }, judge: salesforceFailure };
}

export function isExpiredSession(error: unknown): boolean {
  return error instanceof VendorFailure && error.code === 'crmSessionExpired';
}

/** The cursor of a query lives for two days at most, and not as long where other queries push it out. */
export function isExpiredLocator(error: unknown): boolean {
  return error instanceof VendorFailure && error.code === 'crmCursorExpired';
}

/** What an answer, or a part of one, means that is no success. */
export function salesforceFailure({ status, headers, body }: VendorAnswer): VendorFailure {
  const [first] = errors.parse(body);
  const refused = signInError.safeParse(body).data?.error;
  const name = first?.errorCode || (refused ?? '');
  const text = `Salesforce answered ${status}${name && ` (${name})`}`;
  const outcome = status < 500 ? 'notDone' : 'unknown';
  const final = { status, retryable: false, outcome } as const;
  switch (name) {
    case 'INVALID_SESSION_ID':
      return new VendorFailure('crmSessionExpired', text, final);
    case 'INVALID_QUERY_LOCATOR':
      return new VendorFailure('crmCursorExpired', text, final);
    case 'REQUEST_LIMIT_EXCEEDED':
      if (!/concurrent/i.test(first?.message ?? ''))
        return new VendorFailure('crmDailyLimit', `${text}: the limit of requests in 24 hours is reached`, final);
      return new VendorFailure('rateLimited', text, { ...final, retryable: true, waitMs: concurrentMs });
  }
  if (refused !== undefined && [400, 401, 403].includes(status)) {
    const which = 'SALESFORCE_CLIENT_ID, SALESFORCE_CLIENT_SECRET or SALESFORCE_REFRESH_TOKEN is not accepted';
    return new VendorFailure('crmRefused', `${text}: ${which}`, final);
  }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const waitMs = Number.isFinite(seconds) ? 1000 * seconds : undefined;
  return new VendorFailure('crmFailed', text, {
    ...final,
    retryable: passing.has(status) || passingCodes.has(name),
    waitMs,
  });
}
