import { OperationError } from '#shared/errors.ts';
import type { Alert } from './alert.ts';

/** A place alerts go to. */
export interface AlertChannel {
  readonly name: string;
  /**
   * Tries once.
   * @throws DeliveryError when the channel did not take the alert
   */
  readonly send: (alert: Alert, signal: AbortSignal) => Promise<void>;
  /** Whether the channel's server can be reached; nothing is sent. @throws DeliveryError */
  readonly probe: (signal: AbortSignal) => Promise<void>;
}

/** The channel did not take the alert. The text says why, without addresses, recipients or secrets. */
export class DeliveryError extends OperationError {
  /** Whether the same alert may be taken later without anybody repairing anything. */
  readonly transient: boolean;
  /** How long the channel asked to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, transient: boolean, retryAfterMs?: number, options?: ErrorOptions) {
    super('alertNotDelivered', reason, options);
    this.transient = transient;
    this.retryAfterMs = retryAfterMs;
  }
}
