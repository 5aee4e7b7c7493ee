import type { RecorderAdapter } from '../adapter.ts';
import type { Clock } from '../signatures/require-recent.ts';
import { verifyStandardWebhook } from '../signatures/standard-webhooks.ts';

/** The proof of a vendor that signs as Standard Webhooks says. */
export function standardProof(secrets: readonly string[] | undefined, clock: Clock): RecorderAdapter['prove'] {
  return ({ headers, rawBody }) => {
    if (!secrets) return false;
    verifyStandardWebhook(headers, rawBody, secrets, clock);
    return true;
  };
}
