import * as z from 'zod';
import { retryAfterMs } from '#shared/net/retry-after.ts';
import type { VendorAnswer, VendorRules } from '../vendor-client.ts';
import { VendorFailure } from '../vendor-failure.ts';

/** Every field may be missing. */
const errorBody = z
  .object({
    category: z.string().optional().catch(undefined),
    policyName: z.string().optional().catch(undefined),
    message: z.string().optional().catch(undefined),
    correlationId: z.string().optional().catch(undefined),
  })
  .catch({});

/** Locked (423), moving house (477), and what a proxy in front of HubSpot says when HubSpot does not. */
const passing = new Set([408, 423, 477, 500, 502, 503, 504, 521, 522, 523, 524]);
const lockedMs = 2_000;

/** Search has a limit of its own: five a second for the whole account. The other limit counts any ten seconds. */
export function hubspotRules(requestsPer10Seconds: number): VendorRules {
  return {
    vendor: 'HubSpot',
    limits: { any: { calls: requestsPer10Seconds, seconds: 10 }, search: { calls: 5, seconds: 1 } },
    judge,
  };
}

function judge(answer: VendorAnswer): VendorFailure {
  const { status } = answer;
  const body = errorBody.parse(answer.body);
  const details = [body.category, body.correlationId && `correlation ${body.correlationId}`].filter(Boolean).join(', ');
  const text = `HubSpot answered ${status}${details && ` (${details})`}`;
  if (status === 429) return tooMany(answer, body, text);
  const outcome = status < 500 ? 'notDone' : 'unknown';
  if (status === 401) {
    return new VendorFailure('crmRefused', `${text}: HUBSPOT_ACCESS_TOKEN is not accepted`, {
      status,
      retryable: false,
      outcome,
    });
  }
  if (status === 403) {
    return new VendorFailure('crmRefused', `${text}: the token lacks a scope`, { status, retryable: false, outcome });
  }
  const waitMs = retryAfterMs(answer.headers.get('retry-after')) ?? (status === 423 ? lockedMs : undefined);
  return new VendorFailure('crmFailed', text, { status, retryable: passing.has(status), waitMs, outcome });
}

/** HubSpot does not say how long to wait, but which of its limits was reached. The daily one ends at midnight of the account's time zone. */
function tooMany(
  answer: VendorAnswer,
  { policyName, message }: z.output<typeof errorBody>,
  text: string,
): VendorFailure {
  const policy = `${policyName ?? ''} ${message ?? ''}`.toUpperCase();
  const facts = { status: answer.status, outcome: 'notDone' } as const;
  if (policy.includes('DAILY')) {
    const reached = `${text}: the account's daily limit of requests is reached`;
    return new VendorFailure('crmDailyLimit', reached, { ...facts, retryable: false });
  }
  const waitMs =
    retryAfterMs(answer.headers.get('retry-after')) ??
    (policy.includes('TEN_SECONDLY') || !policy.includes('SECONDLY') ? 10_000 : 1_000);
  return new VendorFailure('rateLimited', text, { ...facts, retryable: true, waitMs });
}
