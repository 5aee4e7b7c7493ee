import { log } from '#shared/runtime/log.ts';

export interface CheckContext {
  /** The caller's accepted key, for checks that call other operations. */
  readonly apiKey: string | undefined;
  readonly signal: AbortSignal;
}

/** `skipped` is for what is not configured; a failure throws, and its text is for the log. */
export type Finding = { readonly status: 'ok' | 'skipped'; readonly detail: string };

export interface Check {
  readonly name: string;
  /** What to do when the check fails. */
  readonly remedy: string;
  readonly run: (context: CheckContext) => Promise<Finding>;
}

export interface CheckResult {
  readonly name: string;
  readonly status: 'ok' | 'skipped' | 'failed';
  readonly latencyMs: number;
  readonly detail: string;
}

/** A check that hangs must not make the self-test hang. */
const limitMs = 10_000;

/** Runs the checks side by side, each within its own time; the results keep the order of the checks. */
export function runChecks(checks: readonly Check[], context: CheckContext): Promise<readonly CheckResult[]> {
  return Promise.all(checks.map((check) => runCheck(check, context)));
}

async function runCheck({ name, remedy, run }: Check, { apiKey, signal }: CheckContext): Promise<CheckResult> {
  const startedAt = performance.now();
  const latencyMs = () => Math.round(performance.now() - startedAt);
  const limit = AbortSignal.timeout(limitMs);
  try {
    const finding = await Promise.race([run({ apiKey, signal: AbortSignal.any([signal, limit]) }), rejectOn(limit)]);
    return { name, ...finding, latencyMs: latencyMs() };
  } catch (error) {
    log.error('self-test check failed', error, { check: name });
    return { name, status: 'failed', latencyMs: latencyMs(), detail: remedy };
  }
}

function rejectOn(limit: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error(`no result within ${limitMs} ms`)), { once: true });
  });
}
