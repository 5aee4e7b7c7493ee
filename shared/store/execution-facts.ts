import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';
import { reExecutedFromHeader, triggerHeader } from '#shared/http/call-headers.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { parseTrace } from '#shared/runtime/trace.ts';
import type { NewExecution, Trigger } from './execution.ts';

const reference = z.string().max(200).optional().catch(undefined);
const uuid = z.uuid().optional().catch(undefined);

/** What an execution belongs to. The body is not checked yet, so anything unusable counts as absent. */
const links = z.object({
  meeting: z.object({ id: reference }).optional().catch(undefined),
  crm: z.object({ companyId: reference }).optional().catch(undefined),
});
const hashes = z.object({ execution: z.object({ inputHash: reference, configHash: reference }) });

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

/** Which input and configuration an answer was made from, where the answer says so. */
export function outputFacts(output: object): { readonly inputHash?: string; readonly configHash?: string } {
  const { inputHash, configHash } = hashes.safeParse(output).data?.execution ?? {};
  return { ...(inputHash && { inputHash }), ...(configHash && { configHash }) };
}

function originOf(headers: IncomingHttpHeaders): {
  readonly trigger: Trigger;
  readonly reExecutedFrom: string | undefined;
} {
  const reExecutedFrom = uuid.parse(headers[reExecutedFromHeader]);
  if (reExecutedFrom) return { trigger: 'reExecute', reExecutedFrom };
  if (headers['x-cloudscheduler'] === 'true') return { trigger: 'schedule', reExecutedFrom };
  return { trigger: headers[triggerHeader] === 'recorder' ? 'recorder' : 'api', reExecutedFrom };
}
