import type { OperationId } from '#shared/contract/operations.ts';
import type { Execution, ExecutionStatus, NewExecution, Outcome, Trigger } from './execution.ts';

/** All parts that are given must match. Times bound when a call was accepted: `since` included, `until` not. */
export interface ExecutionFilter {
  readonly operations?: readonly OperationId[] | undefined;
  readonly statuses?: readonly ExecutionStatus[] | undefined;
  readonly triggers?: readonly Trigger[] | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly meetingId?: string | undefined;
  readonly companyId?: string | undefined;
}

export interface Page {
  readonly limit: number;
  /** Only executions older than this one. */
  readonly before?: string | undefined;
}

/** Undefined parts were not kept, or are past their retention. */
export interface ExecutionPayload {
  readonly input: unknown;
  readonly output: unknown;
  /** Characters of JSON text of both. */
  readonly length: number;
}

/** A caller's promise that calls with the same key are one call. */
export interface IdempotencyKey {
  /** Whose keys these are: the same text from another caller or for another operation is another key. */
  readonly scope: string;
  readonly key: string;
  /** Tells a repetition from a key that is used again for something else. */
  readonly payloadHash: string;
  /** As the hash was made before it was one of content alone: of the text as it came. Keys that were claimed so are known until they expire. */
  readonly formerHash?: string | undefined;
  readonly expiresAt: Date;
}

/** `duplicate`: another execution holds or has answered the key; nothing was opened. */
export type Opened =
  | { readonly state: 'opened' }
  | { readonly state: 'duplicate'; readonly of: string; readonly samePayload: boolean; readonly finished: boolean };

/** The execution log. */
export interface ExecutionStore {
  /** Records that a call has begun, claiming its idempotency key in the same step; settles when it is durable. */
  open(execution: NewExecution, key?: IdempotencyKey): Promise<Opened>;
  /** A success answers the key for later calls; a failure gives it back, so that the next call tries again. */
  close(id: string, outcome: Outcome): Promise<void>;
  /** Tells that the holders of these executions are alive. */
  renew(ids: readonly string[], leaseUntil: Date): Promise<void>;
  /** Marks running executions whose lease has ended as timed out: their function has died. @returns how many */
  markDied(now: Date): Promise<number>;
  /** Deletes at most `limit` executions that were accepted before. @returns how many */
  prune(before: Date, limit: number): Promise<number>;
  find(id: string): Promise<Execution | undefined>;
  payload(id: string): Promise<ExecutionPayload | undefined>;
  /** Newest first. */
  list(filter: ExecutionFilter, page: Page): Promise<readonly Execution[]>;
  countByStatus(filter: ExecutionFilter): Promise<Readonly<Record<ExecutionStatus, number>>>;
  /** Those of the executions that another one has run again successfully. */
  runAgainAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
