import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';
import { reference } from '#shared/http/reference.ts';
import { reExecutedFrom, triggerHeader } from '#shared/http/call-headers.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { parseTrace } from '#shared/runtime/trace.ts';
import type { NewExecution, Outcome } from './execution.ts';

const anyReference = reference.optional().catch(undefined);

/** What an execution belongs to. The body is not checked yet, so anything unusable counts as absent. */
const links = z.object({
  meeting: z.object({ id: anyReference }).optional().catch(undefined),
  crm: z.object({ companyId: anyReference }).optional().catch(undefined),
});
const hashes = z.object({ execution: z.object({ inputHash: anyReference, configHash: anyReference }) });
const company = z.object({ crm: z.object({ companyId: anyReference }) });

/** What is known of a call before its work begins. */
export function beginning(
  operation: OperationId,
  body: JsonObject,
  { executionId: id, caller = '', headers }: Call,
): Omit<NewExecution, 'startedAt' | 'leaseUntil'> {
  const { meeting, crm } = links.parse(body);
  const belonging = { meetingId: meeting?.id, companyId: crm?.companyId };
  return {
    id,
    operation,
    caller,
    input: body,
    traceId: parseTrace(headers)?.traceId,
    ...belonging,
    ...originOf(headers),
  };
}

/** Which input and configuration an answer was made from, and which company it is about, where the answer says so. */
export function outputFacts(
  output: object,
): Pick<Extract<Outcome, { status: 'succeeded' }>, 'inputHash' | 'configHash' | 'companyId'> {
  const { inputHash, configHash } = hashes.safeParse(output).data?.execution ?? {};
  const companyId = company.safeParse(output).data?.crm.companyId;
  return { ...(inputHash && { inputHash }), ...(configHash && { configHash }), ...(companyId && { companyId }) };
}

function originOf(headers: IncomingHttpHeaders): Pick<NewExecution, 'trigger' | 'reExecutedFrom'> {
  const origin = reExecutedFrom(headers);
  if (origin) return { trigger: 'reExecute', reExecutedFrom: origin };
  if (headers['x-cloudscheduler'] === 'true') return { trigger: 'schedule', reExecutedFrom: undefined };
  return { trigger: headers[triggerHeader] === 'recorder' ? 'recorder' : 'api', reExecutedFrom: undefined };
}
