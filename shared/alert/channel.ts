export const severities = ['info', 'warning', 'error', 'critical'] as const;

export interface Alert {
  readonly severity: (typeof severities)[number];
  readonly title: string;
  readonly message: string;
  readonly executionId: string;
}

/** A place alerts go to. */
export interface AlertChannel {
  readonly name: string;
  /** @throws Error when the channel did not take the alert; its text says why, without addresses or secrets */
  readonly send: (alert: Alert, signal: AbortSignal) => Promise<void>;
}
