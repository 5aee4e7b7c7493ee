import { OperationError } from '#shared/errors.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { log } from '#shared/runtime/log.ts';

export interface CheckContext {
  readonly executionId: string;
  /** The caller's accepted key, for checks that call other operations. */
  readonly apiKey: string | undefined;
  readonly signal: AbortSignal;
}

/** `skipped` is for what is not configured; a failure throws. */
export type Finding = { readonly status: 'ok' | 'skipped'; readonly detail: string };

export interface Check {
  readonly name: string;
  /** Whether the service does its work without it; its failure then only degrades the whole. */
  readonly optional?: boolean;
  /** What to do when the check fails; where that differs, told by the failure. */
  readonly remedy: string | ((error: unknown) => string);
  readonly run: (context: CheckContext) => Promise<Finding>;
}

export interface CheckResult {
  readonly name: string;
  readonly optional: boolean;
  readonly status: 'ok' | 'skipped' | 'failed';
  readonly latencyMs: number;
  readonly detail: string;
}

/** A check that hangs must not make the self-test hang. */
const defaultLimitMs = 10_000;

/** Runs the checks side by side, each within its own time; the results keep the order of the checks. */
export function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  limitMs = defaultLimitMs,
): Promise<readonly CheckResult[]> {
  return Promise.all(checks.map((check) => runCheck(check, context, limitMs)));
}

async function runCheck(
  { name, optional = false, remedy, run }: Check,
  context: CheckContext,
  limitMs: number,
): Promise<CheckResult> {
  const startedAt = performance.now();
  const latencyMs = () => Math.round(performance.now() - startedAt);
  const limit = AbortSignal.timeout(limitMs);
  const signal = AbortSignal.any([context.signal, limit]);
  try {
    const finding = await Promise.race([run({ ...context, signal }), rejectOn(limit, limitMs)]);
    return { name, optional, ...finding, latencyMs: latencyMs() };
  } catch (error) {
    log.error('self-test check failed', error, { check: name });
    return {
      name,
      optional,
      status: 'failed',
      latencyMs: latencyMs(),
      detail: [...reasonOf(error), typeof remedy === 'string' ? remedy : remedy(error)].join(': '),
    };
  }
}

/** Only texts that are written for callers; others may hold addresses. */
function reasonOf(error: unknown): readonly string[] {
  return error instanceof OperationError || error instanceof ConfigurationError ? [error.message] : [];
}

function rejectOn(limit: AbortSignal, limitMs: number): Promise<never> {
  const late = () => new OperationError('checkTimedOut', `no result within ${limitMs} ms`);
  return new Promise((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(late()), { once: true });
  });
}
