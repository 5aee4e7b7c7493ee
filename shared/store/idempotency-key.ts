import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { IdempotencyKey } from './execution-store.ts';

/** Long enough for every client's retries; Stripe and AWS Powertools keep keys for 24 hours and 1 hour. */
const lifetimeMs = 24 * 60 * 60 * 1000;
const rule = 'must be text of 1 to 255 characters';
const text = z.string(rule).min(1, rule).max(255, rule).optional();
const given = z.object({ 'idempotency-key': text, idempotencyKey: text });

/**
 * The key under which the caller wants the call done once: the header `Idempotency-Key`, or `idempotencyKey` in the body.
 * @throws InputError when it is no usable key
 */
export function readIdempotencyKey(id: OperationId, body: JsonObject, call: Call): IdempotencyKey | undefined {
  const { 'idempotency-key': header, idempotencyKey } = check(given, {
    'idempotency-key': call.headers['idempotency-key'],
    idempotencyKey: body.idempotencyKey,
  });
  const key = header ?? idempotencyKey;
  if (key === undefined) return undefined;
  return {
    scope: `${id}:${call.caller ?? ''}`,
    key,
    payloadHash: createHash('sha256').update(call.rawBody).digest('hex'),
    expiresAt: new Date(Date.now() + lifetimeMs),
  };
}
