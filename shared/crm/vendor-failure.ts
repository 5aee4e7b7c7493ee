import { OperationError } from '#shared/errors.ts';

interface Facts {
  /** What the vendor answered; 0 for no answer. */
  readonly status: number;
  /** The same call may succeed later in this run. */
  readonly retryable: boolean;
  /** How long the vendor wants to be left alone; undefined where it does not say. */
  readonly waitMs?: number | undefined;
  /** Whether the vendor may have done what it was asked for all the same. */
  readonly outcome?: 'notDone' | 'unknown';
  readonly cause?: unknown;
}

/** A call to a CRM that did not give what was asked for. The text names vendor, status and reason, and nothing of a record. */
export class VendorFailure extends OperationError {
  override readonly name = 'VendorFailure';
  readonly status: number;
  readonly retryable: boolean;
  readonly waitMs: number | undefined;
  readonly outcome: 'notDone' | 'unknown';

  constructor(code: string, message: string, { status, retryable, waitMs, outcome = 'unknown', cause }: Facts) {
    super(code, message, { cause });
    this.status = status;
    this.retryable = retryable;
    this.waitMs = waitMs;
    this.outcome = outcome;
  }
}
