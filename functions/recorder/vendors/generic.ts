import * as z from 'zod';
import { check } from '#shared/http/check.ts';
import { headerText } from '#shared/http/header-text.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import type { RecorderAdapter } from '../adapter.ts';
import { dateOf } from '../read-time.ts';
import type { Clock } from '../signatures/require-recent.ts';
import { standardWebhookOf, verifyStandardWebhook } from '../signatures/standard-webhooks.ts';

const name = (limit: number) =>
  z.string('must be text').min(1, 'must not be empty').max(limit, `must not be longer than ${limit} characters`);
const reference = z.object({ id: z.string().optional().catch(undefined) });

/** Our own shape: what happened, and a create-minutes request in `data`. Standard Webhooks recommends the same outer fields. */
const genericEvent = z.object({
  type: name(100).default('call.recorded'),
  id: name(200).optional(),
  idempotencyKey: name(255).optional(),
  timestamp: z.iso.datetime({ offset: true, error: 'must be an RFC 3339 time' }).optional(),
  data: z.record(z.string(), z.unknown(), 'must be a create-minutes request, with the transcript of the recorded call'),
});

/** Anything that can send JSON: by key alone, or signed as Standard Webhooks says. */
export function generic({ GENERIC_WEBHOOK_SECRETS: secrets }: RecorderSettings, clock: Clock): RecorderAdapter {
  return {
    source: 'generic',
    sends: () => true,
    prove: ({ headers, rawBody }) => {
      if (!secrets) return false;
      verifyStandardWebhook(headers, rawBody, secrets, clock);
      return true;
    },
    toEvent: (body, headers) => {
      const { type, id, idempotencyKey, timestamp, data } = check(genericEvent, body);
      // The event is what is done once; a key of its own inside the request would contradict it.
      const { idempotencyKey: _, ...request } = data;
      const occurredAt = dateOf(timestamp);
      const meetingId = reference.safeParse(data.meeting).data?.id;
      return {
        type,
        id: standardWebhookOf(headers)?.id || headerText(headers, 'idempotency-key') || idempotencyKey || id,
        order: meetingId && occurredAt ? { subject: `${type}:${meetingId}`, occurredAt } : undefined,
        call: { meeting: { id: meetingId }, participants: [], request },
      };
    },
  };
}
