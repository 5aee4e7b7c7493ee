import type { Severity } from '#shared/alert/alert.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { CrmTables } from './crm-schema.ts';
import type { ExecutionStatus, Trigger } from './execution.ts';

/** Times are ISO 8601 text in UTC: they sort as text and mean the same in every database. Flags are 0 or 1. */
export interface ExecutionRow {
  id: string;
  operation: OperationId;
  status: ExecutionStatus;
  trigger: Trigger;
  caller: string;
  attempts: number;
  idempotency_key: string | null;
  duplicates: number;
  input_hash: string | null;
  config_hash: string | null;
  meeting_id: string | null;
  company_id: string | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Null when the execution has ended. */
  lease_until: string | null;
  duration_ms: number | null;
  error_code: string | null;
  error_message: string | null;
  error_retryable: number | null;
  re_executed_from: string | null;
  trace_id: string | null;
  /** JSON text. */
  stages: string | null;
}

/** JSON text, apart from the execution, so that listing the log never reads a transcript. */
interface ExecutionPayloadRow {
  execution_id: string;
  input: string | null;
  output: string | null;
}

interface IdempotencyClaimRow {
  scope: string;
  key: string;
  execution_id: string;
  payload_hash: string;
  status: 'inProgress' | 'completed';
  lease_until: string;
  expires_at: string;
}

/** Deleted when the work has ended. */
interface AcceptedWorkRow {
  execution_id: string;
  /** JSON text. */
  content: string;
  sealed: string | null;
}

interface RecorderSubjectRow {
  scope: string;
  subject: string;
  occurred_at: string;
}

/** Deleted when the operation works again. */
export interface AlertGroupRow {
  operation: OperationId;
  code: string;
  severity: Severity;
  message: string;
  /** The latest that failed. */
  execution_id: string;
  count: number;
  /** How many of them the last alert told of. */
  alerted_count: number;
  since: string;
  last_at: string;
  alerted_at: string | null;
  succeeded_at: string | null;
}

/** Deleted when the channel has taken the alert. A later alert of the group takes the place of one that still waits. */
interface AlertDeliveryRow {
  channel: string;
  alert_group: string;
  alert_id: string;
  /** JSON text. */
  alert: string;
  queued_at: string;
  /** While somebody is at it: when that one counts as died. */
  due_at: string;
  attempts: number;
}

export interface Tables extends CrmTables {
  alert_groups: AlertGroupRow;
  alert_deliveries: AlertDeliveryRow;
  accepted_work: AcceptedWorkRow;
  recorder_subjects: RecorderSubjectRow;
  executions: ExecutionRow;
  execution_payloads: ExecutionPayloadRow;
  idempotency_claims: IdempotencyClaimRow;
}
