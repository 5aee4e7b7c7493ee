import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '#shared/contract/operations.ts';
import { log } from '#shared/runtime/log.ts';
import type { Failure } from './failure.ts';

export interface Flushed {
  readonly delivered: number;
  /** Not taken by their channel now; they are tried again. */
  readonly failed: number;
}

/** Tells people what fails, and what works again. */
export interface Alerts {
  readonly failed: (failure: Failure) => Promise<void>;
  readonly succeeded: (operation: OperationId) => Promise<void>;
  /** Delivers whatever waits, of all instances. */
  readonly flush: () => Promise<Flushed>;
}

export interface Patience {
  /** So long, and no longer, a call is held for its alert. */
  readonly limitMs: number;
  /** How often a working instance looks whether anything waits. */
  readonly checkIntervalMs: number;
  readonly now: () => Date;
}

/** An instance has no processor time between calls, so alerts go out while a call is there; half a second sends most of them. */
const defaultPatience: Patience = { limitMs: 500, checkIntervalMs: 60_000, now: () => new Date() };

/**
 * Alerts beside the calls of an operation: a problem with them is in the log and never the call's, and what takes longer than a
 * call has patience for goes on behind it. If the instance stops meanwhile, the store still has the alert for another one.
 * @param open gives what does the work, when there is some
 */
export function alertsBeside(open: () => Promise<Alerts>, patience: Patience = defaultPatience): Alerts {
  const failing = new Set<OperationId>();
  let nextCheckMs = 0;
  const within = async (work: (alerts: Alerts) => Promise<void>) => {
    const working = open().then(work);
    const logged = working.catch((error: unknown) => log.error('alerts do not work', error));
    const answered = new AbortController();
    const limit = wait(patience.limitMs, undefined, { signal: answered.signal, ref: false }).catch(() => {});
    await Promise.race([logged, limit]);
    answered.abort();
  };
  return {
    failed: (failure) => {
      failing.add(failure.operation);
      return within((alerts) => alerts.failed(failure));
    },
    succeeded: async (operation) => {
      const nowMs = patience.now().getTime();
      if (nowMs < nextCheckMs && !failing.has(operation)) return;
      nextCheckMs = nowMs + patience.checkIntervalMs;
      failing.delete(operation);
      await within((alerts) => alerts.succeeded(operation));
    },
    flush: async () => (await open()).flush(),
  };
}
