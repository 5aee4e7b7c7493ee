import type { Alert } from '#shared/alert/alert.ts';
import type { Failure } from '#shared/alert/failure.ts';
import type { OperationId } from '#shared/contract/operations.ts';

/** An alert on its way to one channel. */
export interface Delivery {
  readonly channel: string;
  readonly alert: Alert;
  /** Counts from 1. */
  readonly attempt: number;
}

/** Failures by kind, and the alerts about them that wait to be delivered. All instances share it, so that each alert is made once. */
export interface AlertStore {
  /** Counts the failure, and queues an alert where its kind has had none within the window. */
  failed(failure: Failure, now: Date): Promise<void>;
  /** Remembers that the operation works. */
  succeeded(operation: OperationId, now: Date): Promise<void>;
  /** Queues what time has made due: what failed on after its last alert, and what works again and has not failed for a window. */
  sweep(now: Date): Promise<void>;
  /** Takes deliveries that are due, oldest first, for a holder that has until `leaseUntil`. */
  take(now: Date, leaseUntil: Date, limit: number): Promise<readonly Delivery[]>;
  delivered(delivery: Delivery): Promise<void>;
  /** Gives it back for a later attempt. */
  defer(delivery: Delivery, dueAt: Date): Promise<void>;
  /** Gives up alerts that were queued before. @returns how many */
  prune(before: Date): Promise<number>;
  /** Whether there is nothing to sweep or to deliver: what a healthy deployment asks, and all it asks. */
  isIdle(): Promise<boolean>;
}
