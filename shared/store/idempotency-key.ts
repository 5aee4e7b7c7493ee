import { createHash } from 'node:crypto';
import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { NewExecution } from './execution.ts';
import type { IdempotencyKey } from './execution-store.ts';

/** Long enough for every client's retries; Stripe keeps keys for 24 hours, AWS Powertools for one. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** An event of a recorder is known for as long, and whoever takes it up again a day later must find the minutes it already has. */
const recordedLifetimeMs = 30 * lifetimeMs;

const rule = 'must be text of 1 to 255 characters';
const text = z
  .string(rule)
  .min(1, rule)
  .max(255, rule)
  .refine((key) => !key.includes('\0'), rule)
  .optional();
const given = z.object({ 'idempotency-key': text, idempotencyKey: text });

/**
 * The key under which the call is to be done once: the header `Idempotency-Key`, or `idempotencyKey` in the body.
 * @throws InputError when it is no usable key, or the two differ
 */
export function readIdempotencyKey(
  { operation, caller, trigger }: NewExecution,
  body: JsonObject,
  { headers }: Call,
): IdempotencyKey | undefined {
  const key = givenKey(headers['idempotency-key'], body.idempotencyKey);
  if (key === undefined) return undefined;
  const { idempotencyKey: _, ...payload } = body;
  return {
    scope: `${operation}:${caller}`,
    key,
    payloadHash: createHash('sha256').update(JSON.stringify(payload)).digest('hex'),
    expiresAt: new Date(Date.now() + (trigger === 'recorder' ? recordedLifetimeMs : lifetimeMs)),
  };
}

function givenKey(inHeader: unknown, inBody: unknown): string | undefined {
  const { 'idempotency-key': header, idempotencyKey } = check(given, {
    'idempotency-key': inHeader,
    idempotencyKey: inBody,
  });
  if (header === undefined || idempotencyKey === undefined || header === idempotencyKey)
    return header ?? idempotencyKey;
  throw new InputError('idempotencyKey: must be the same as in the header idempotency-key');
}
