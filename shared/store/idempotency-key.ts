import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { NewExecution } from './execution.ts';
import type { IdempotencyKey, Opened } from './execution-store.ts';
import { payloadHashes } from './payload-hash.ts';

/** Long enough for every client's retries; Stripe keeps keys for 24 hours, AWS Powertools for one. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** An event of a recorder is known for as long, and whoever takes it up again a day later must find the minutes it already has. */
const recordedLifetimeMs = 30 * lifetimeMs;

/** Keys of a schedule are nobody's own. */
const scheduleScope = 'schedule';

export function isScheduled({ scope }: IdempotencyKey): boolean {
  return scope.endsWith(`:${scheduleScope}`);
}

const rule = 'must be text of 1 to 255 characters';
const text = z
  .string(rule)
  .min(1, rule)
  .max(255, rule)
  .refine((key) => !key.includes('\0'), rule)
  .nullish()
  .transform((key) => key ?? undefined);
const given = z.object({ 'idempotency-key': text, idempotencyKey: text });

/**
 * The key under which the call is to be done once: the header `Idempotency-Key`, or `idempotencyKey` in the body.
 * @throws InputError when it is no usable key, or the two differ
 */
export function readIdempotencyKey(
  { operation, caller, trigger }: Pick<NewExecution, 'operation' | 'caller' | 'trigger'>,
  body: JsonObject,
  { headers }: Call,
): IdempotencyKey | undefined {
  const key = givenKey(headers['idempotency-key'], body.idempotencyKey);
  if (key === undefined) return scheduledKey(operation, headers);
  const { idempotencyKey: _, ...payload } = body;
  return {
    scope: `${operation}:${caller}`,
    key,
    ...payloadHashes(withoutMode(payload)),
    expiresAt: new Date(Date.now() + (trigger === 'recorder' ? recordedLifetimeMs : lifetimeMs)),
  };
}

/** @throws InputError where the key was used for something else */
export function requireSamePayload({
  samePayload,
}: Pick<Extract<Opened, { state: 'duplicate' }>, 'samePayload'>): void {
  if (!samePayload) throw new InputError('idempotencyKey: was used before with another body');
}

/** Whether the caller waits for the answer is no part of what is asked: what was asked for in one mode is given in the other, too. */
function withoutMode(payload: JsonObject): JsonObject {
  const { options, ...rest } = payload;
  if (typeof options !== 'object' || options === null || !('mode' in options)) return payload;
  const { mode: _, ...others } = options;
  return Object.keys(others).length > 0 ? { ...rest, options: others } : rest;
}

/** Delivered ahead of its time is what somebody has started by hand: it names the next run, and must not stand in for it. */
const scheduleToleranceMs = 60 * 1000;
const delivery = z.object({
  'x-cloudscheduler': z.literal('true'),
  'x-cloudscheduler-jobname': z.string().min(1).max(200),
  'x-cloudscheduler-scheduletime': z.iso.datetime({ offset: true }),
});

/** Cloud Scheduler may deliver a run twice, and delivers a failed one again, under the same time. One success is enough. */
function scheduledKey(operation: string, headers: IncomingHttpHeaders): IdempotencyKey | undefined {
  const given = delivery.safeParse(headers).data;
  const time = new Date(given?.['x-cloudscheduler-scheduletime'] ?? Number.NaN);
  if (!given || !(time.getTime() <= Date.now() + scheduleToleranceMs)) return undefined;
  return {
    scope: `${operation}:${scheduleScope}`,
    key: `${given['x-cloudscheduler-jobname']} ${time.toISOString()}`,
    payloadHash: '',
    expiresAt: new Date(Date.now() + lifetimeMs),
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
