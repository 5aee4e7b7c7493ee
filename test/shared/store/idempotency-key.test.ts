import { expect, test } from 'vitest';
import { readIdempotencyKey } from '#shared/store/idempotency-key.ts';
import type { Call } from '#shared/http/handler.ts';
import { newExecution } from '../../support/store.ts';

const day = 24 * 60 * 60 * 1000;

test.each([
  ['api', day],
  ['recorder', 30 * day],
] as const)('a key that came by %s is known for %i ms', (trigger, lifetimeMs) => {
  const call = { headers: { 'idempotency-key': 'k' } } as unknown as Call;
  const key = readIdempotencyKey(newExecution({ trigger }), {}, call);
  const leftMs = (key?.expiresAt.getTime() ?? 0) - Date.now();
  expect(Math.abs(leftMs - lifetimeMs)).toBeLessThan(60_000);
});
