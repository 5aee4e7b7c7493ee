import type { Execution, NewExecution, Outcome } from './execution.ts';
import { acceptedAt } from './execution-id.ts';
import type { ExecutionRow } from './schema.ts';

/** The row of an execution that begins. */
export function toRow(execution: NewExecution, idempotencyKey: string | undefined): ExecutionRow {
  return {
    id: execution.id,
    operation: execution.operation,
    status: 'running',
    trigger: execution.trigger,
    caller: execution.caller,
    attempts: 1,
    idempotency_key: idempotencyKey ?? null,
    duplicates: 0,
    input_hash: null,
    config_hash: null,
    meeting_id: execution.meetingId ?? null,
    company_id: execution.companyId ?? null,
    created_at: acceptedAt(execution.id).toISOString(),
    started_at: execution.startedAt.toISOString(),
    finished_at: null,
    lease_until: execution.leaseUntil.toISOString(),
    duration_ms: null,
    error_code: null,
    error_message: null,
    error_retryable: null,
    re_executed_from: execution.reExecutedFrom ?? null,
    trace_id: execution.traceId ?? null,
    stages: null,
  };
}

/** What changes in the row when the execution ends. */
export function toFinishedRow(outcome: Outcome): Partial<ExecutionRow> {
  const end = {
    status: outcome.status,
    finished_at: outcome.finishedAt.toISOString(),
    duration_ms: Math.round(outcome.durationMs),
    lease_until: null,
    stages: JSON.stringify(outcome.stages),
  };
  if (outcome.status === 'succeeded') {
    const { inputHash = null, configHash = null, companyId } = outcome;
    const known = { input_hash: inputHash, config_hash: configHash, ...(companyId && { company_id: companyId }) };
    return { ...end, ...noError, ...known };
  }
  const { code, message, retryable } = outcome.error;
  return { ...end, error_code: code, error_message: message, error_retryable: Number(retryable) };
}

/** An execution that was taken for dead and ends well after all has no error left. */
const noError = { error_code: null, error_message: null, error_retryable: null };

export function toExecution(row: ExecutionRow): Execution {
  const { id, operation, status, trigger, caller, attempts, duplicates } = row;
  return {
    ...{ id, operation, status, trigger, caller, attempts },
    idempotencyKey: row.idempotency_key,
    duplicates,
    inputHash: row.input_hash,
    configHash: row.config_hash,
    meetingId: row.meeting_id,
    companyId: row.company_id,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    durationMs: row.duration_ms,
    error: errorOf(row),
    reExecutedFrom: row.re_executed_from,
    traceId: row.trace_id,
    stages: row.stages === null ? [] : JSON.parse(row.stages),
  };
}

function errorOf({ error_code, error_message, error_retryable }: ExecutionRow): Execution['error'] {
  if (error_code === null) return null;
  return { code: error_code, message: error_message ?? '', retryable: error_retryable === 1 };
}
