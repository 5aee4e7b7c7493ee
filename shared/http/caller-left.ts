/** The reason of a call's signal when nobody waits for the answer any more. */
export class CallerLeftError extends Error {
  override readonly name = 'CallerLeftError';
}

/**
 * Whether work ended because its caller had gone, which is nobody's failure. What fails by itself after that is one: the daily batch
 * and the recorder go on without their caller, and the log is then the only place that can tell of it.
 */
export function endedByLeaving(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < mostCauses && cause instanceof Error; depth++) {
    if (cause instanceof CallerLeftError) return true;
    cause = cause.cause;
  }
  return false;
}

/** A cause may lead back to its error. */
const mostCauses = 8;
