import * as z from 'zod';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { type CallOperation, requireOutput } from '#shared/net/call-operation.ts';
import { triggerHeader } from '#shared/http/call-headers.ts';

/** The generic event: what happened, and a create-minutes request in `data`. */
const genericEvent = z.object({
  type: z.string('must be text').max(100, 'must not be longer than 100 characters').optional(),
  data: z.record(z.string(), z.unknown(), 'must be a create-minutes request, with the transcript of the recorded call'),
});

/** Receives the event of a call recorder and has minutes made of it by the create-minutes backend. */
export function recorder(callOperation: CallOperation): Handler {
  return async (body, { executionId, apiKey, signal, stage }) => {
    const { data } = check(genericEvent, body);
    const headers = { [triggerHeader]: 'recorder' };
    const minutes = await stage('create-minutes', () =>
      callOperation('create-minutes', { body: data, apiKey, headers, signal }),
    );
    requireOutput(minutes);
    return { executionId, status: 'succeeded', minutesExecutionId: minutes.executionId };
  };
}
