import type { OperationId } from '#shared/contract/operations.ts';
import { AccessError, InputError } from '#shared/errors.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { toExecutionError } from '#shared/store/execution-error.ts';
import type { Severity } from './alert.ts';

/** Code of executions whose function died; the log has them as timed out, not as failed. */
export const diedCode = 'died';

/** Code of calls that were refused at the door by our own fault: there is no execution of them that could be run again. */
export const notAdmittedCode = 'notAdmitted';

/** An execution failed, and not by its caller's fault. */
export interface Failure {
  readonly operation: OperationId;
  readonly executionId: string;
  readonly severity: Severity;
  /** With the operation it says which failures are of one kind. */
  readonly code: string;
  /** Written for callers, and so without anything private. */
  readonly message: string;
}

/** The failures of one kind since it last worked. */
export interface FailureGroup extends Failure {
  readonly count: number;
  /** When the first of the failed executions was accepted, ISO 8601: a filter of the log by it finds all of them. */
  readonly since: string;
  /** The latest failure. */
  readonly lastAt: string;
}

export function groupOf({ operation, code }: Pick<Failure, 'operation' | 'code'>): string {
  return `${operation}:${code}`;
}

/** The failure of an execution; undefined where it is the caller's own. */
export function toFailure(operation: OperationId, error: unknown, executionId: string): Failure | undefined {
  if (error instanceof InputError || error instanceof AccessError) return undefined;
  const { code, message } = toExecutionError(error);
  const severity = error instanceof ConfigurationError ? 'critical' : 'error';
  return { operation, executionId, severity, code, message };
}
