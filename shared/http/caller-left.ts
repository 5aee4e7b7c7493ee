/** The reason of a call's signal when nobody waits for the answer any more. */
export class CallerLeftError extends Error {
  override readonly name = 'CallerLeftError';
}

/**
 * Whether work ended because its caller had gone, which is nobody's failure. What fails by itself after that is one: the daily batch
 * and the recorder go on without their caller, and the log is then the only place that can tell of it.
 */
export function endedByLeaving(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof CallerLeftError || endedByLeaving(error.cause);
}
