import * as z from 'zod';
import { reExecutedFrom, triggerHeader } from '#shared/http/call-headers.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { type CallOperation, requireOutput } from '#shared/net/call-operation.ts';
import { eventKey } from './event-key.ts';

/** The generic event: what happened, and a create-minutes request in `data`. */
const genericEvent = z.object({
  type: z.string('must be text').max(100, 'must not be longer than 100 characters').optional(),
  data: z.record(z.string(), z.unknown(), 'must be a create-minutes request, with the transcript of the recorded call'),
});

/**
 * Receives the event of a call recorder and has minutes made of it by the create-minutes backend. An event that comes again after a
 * crash in between is given the minutes that were made; one that is run again on purpose gets new ones.
 */
export function recorder(callOperation: CallOperation): Handler {
  return async (body, { executionId, apiKey, headers, rawBody, signal, stage }) => {
    const { idempotencyKey: _, ...data } = check(genericEvent, body).data;
    const once = reExecutedFrom(headers) ? {} : { 'idempotency-key': `recorder:${eventKey(body, rawBody)}` };
    const call = { body: data, apiKey, headers: { [triggerHeader]: 'recorder', ...once }, signal };
    const minutes = await stage('create-minutes', () => callOperation('create-minutes', call));
    requireOutput(minutes);
    return { executionId, status: 'succeeded', minutesExecutionId: minutes.executionId };
  };
}
