import type { Execution, ExecutionError, NewExecution, Outcome } from './execution.ts';
import type { ExecutionPayload, IdempotencyKey } from './execution-store.ts';

/** Work that is accepted now and done later: an execution of the log, with what is needed to do it. */
export interface NewWork {
  readonly execution: Omit<NewExecution, 'leaseUntil'>;
  /** Undefined where the same work may be done again, as when somebody asks for just that. */
  readonly key: IdempotencyKey | undefined;
  /** Kept whole until the work has ended, whatever the log keeps of inputs. */
  readonly content: unknown;
  /** What the work needs and nobody may read, sealed by the caller; gone when the work has ended. */
  readonly sealed: string | undefined;
}

/** `duplicate`: the key belongs to earlier work; nothing was accepted. */
export type Accepted =
  | { readonly state: 'accepted' }
  | { readonly state: 'duplicate'; readonly of: string; readonly samePayload: boolean };

export interface Attempt {
  readonly id: string;
  /** Counts from 1. Whoever holds an older attempt has lost the work and can no longer write. */
  readonly number: number;
  readonly startedAt: Date;
}

export type Begun =
  | {
      readonly state: 'begun';
      readonly attempt: Attempt;
      readonly execution: Execution;
      readonly content: unknown;
      readonly sealed: string | undefined;
    }
  | { readonly state: 'running' }
  | { readonly state: 'ended' };

/** What later work can outdate: the same subject at a later time. */
export interface Subject {
  readonly scope: string;
  readonly subject: string;
  readonly occurredAt: string;
}

/** Work that must be done once, however often it is asked for and however often a function dies over it. */
export interface WorkStore {
  /** Settles when the work is durable. */
  accept(work: NewWork): Promise<Accepted>;
  /** The same for what is not to be done: it is in the log with its outcome at once. */
  acceptEnded(work: Omit<NewWork, 'sealed'>, outcome: Outcome): Promise<Accepted>;
  /** Takes the work for one attempt, also from a holder whose lease has ended. */
  begin(id: string, now: Date, leaseUntil: Date): Promise<Begun>;
  /** Tells that the holders of these executions are alive. */
  renew(ids: readonly string[], leaseUntil: Date): Promise<void>;
  /** Replaces the content, so that a later attempt goes on from there. */
  keep(attempt: Attempt, content: unknown): Promise<void>;
  /** Gives the work back, with the reason, for a later attempt. */
  defer(attempt: Attempt, error: ExecutionError, stages: Outcome['stages']): Promise<void>;
  /** Ends the work. `key: 'released'` lets the same event be accepted again. */
  end(attempt: Attempt, outcome: Outcome, key: 'kept' | 'released'): Promise<void>;
  /** Whether nothing later of the subject has been seen; it is then remembered as the latest. */
  isLatest(subject: Subject): Promise<boolean>;
  find(id: string): Promise<Execution | undefined>;
  payload(id: string): Promise<ExecutionPayload | undefined>;
}
