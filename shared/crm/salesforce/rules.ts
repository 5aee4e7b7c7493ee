import type { VendorRules } from '../vendor-client.ts';
import { VendorFailure } from '../vendor-failure.ts';
import { salesforceFailure } from './failure.ts';

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
