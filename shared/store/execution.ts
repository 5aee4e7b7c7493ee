import type { OperationId } from '#shared/contract/operations.ts';

export const executionStatuses = ['accepted', 'running', 'succeeded', 'failed', 'timedOut'] as const;
export type ExecutionStatus = (typeof executionStatuses)[number];

/** Of work that is still to be done, or taken up again. */
export const unfinishedStatuses: readonly ExecutionStatus[] = ['accepted', 'running', 'timedOut'];

export const triggers = ['api', 'schedule', 'recorder', 'reExecute'] as const;
export type Trigger = (typeof triggers)[number];

export interface ExecutionError {
  readonly code: string;
  readonly message: string;
  /** Whether the same call may succeed later without being changed. */
  readonly retryable: boolean;
}

/** One step of an execution's work. */
export interface Stage {
  readonly name: string;
  readonly status: 'succeeded' | 'failed';
  readonly startedAt: string;
  readonly durationMs: number;
}

/** One call of an operation, as the log keeps it. Times are ISO 8601 in UTC; input and output are kept beside it. */
export interface Execution {
  /** UUIDv7: holds the time the call was accepted, and sorts by it. */
  readonly id: string;
  readonly operation: OperationId;
  readonly status: ExecutionStatus;
  readonly trigger: Trigger;
  /** Name of the caller's API key, never the key. */
  readonly caller: string;
  readonly attempts: number;
  readonly idempotencyKey: string | null;
  /** Further calls with the same idempotency key, which were given this one's answer. */
  readonly duplicates: number;
  readonly inputHash: string | null;
  readonly configHash: string | null;
  readonly meetingId: string | null;
  readonly companyId: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly durationMs: number | null;
  readonly error: ExecutionError | null;
  readonly reExecutedFrom: string | null;
  readonly traceId: string | null;
  readonly stages: readonly Stage[];
}

export interface NewExecution {
  readonly id: string;
  readonly operation: OperationId;
  readonly trigger: Trigger;
  readonly caller: string;
  readonly meetingId: string | undefined;
  readonly companyId: string | undefined;
  readonly reExecutedFrom: string | undefined;
  readonly traceId: string | undefined;
  readonly startedAt: Date;
  /** Until when the holder promises to have renewed the lease; after that the execution counts as died. */
  readonly leaseUntil: Date;
  readonly input: unknown;
}

/** How an execution ended. `output` is what the caller was answered. */
export type Outcome = {
  readonly finishedAt: Date;
  readonly durationMs: number;
  readonly stages: readonly Stage[];
} & (
  | {
      readonly status: 'succeeded';
      readonly output: unknown;
      readonly inputHash?: string;
      readonly configHash?: string;
      /** Of the company that the answer is about, where it was not known when the execution began. */
      readonly companyId?: string;
    }
  | { readonly status: 'failed'; readonly error: ExecutionError }
);
