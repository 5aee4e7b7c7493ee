import type { OperationId } from '#shared/contract/operations.ts';
import type { Severity } from './alert.ts';

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
  /** First and latest failure, ISO 8601. */
  readonly since: string;
  readonly lastAt: string;
}

export function groupOf({ operation, code }: Pick<Failure, 'operation' | 'code'>): string {
  return `${operation}:${code}`;
}
