import * as z from 'zod';
import type { VendorAnswer } from '../vendor-client.ts';
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
