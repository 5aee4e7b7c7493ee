import pMap from 'p-map';
import { check } from '#shared/http/check.ts';
import type { Call, Handler } from '#shared/http/handler.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import type { Execution } from '#shared/store/execution.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { type ReExecution, reExecution } from './input.ts';
import { notRun, type RunResult, runAgain } from './run.ts';
import { select } from './select.ts';

export interface ReExecuteServices {
  readonly executions: Pick<ExecutionStore, 'find' | 'list' | 'payload' | 'runAgainAmong' | 'markDied'>;
  readonly callOperation: CallOperation;
  readonly now: () => Date;
  /** No further execution is started after this time. */
  readonly budgetMs: number;
  /** Those under way are given up after this time, so that the answer tells of all of them before the operation's deadline. */
  readonly patienceMs: number;
}

/** So many backends are called at once. */
const concurrency = 4;

/**
 * Runs recorded calls again, with their recorded input, and tells per execution what came out differently. What the time
 * does not suffice for is `notStarted`; called again with the same filter, the operation goes on there.
 */
export function reExecute(services: ReExecuteServices): Handler {
  return async (body, call) => {
    const chosen = check(reExecution, body);
    await services.executions.markDied(services.now());
    const { executions, nextCursor } = await select(services.executions, chosen);
    const results = chosen.dryRun
      ? executions.map((execution) => notRun(execution, 'wouldRun'))
      : await runAll(executions, chosen, call, services);
    const counts = Object.groupBy(results, ({ status }) => status);
    const totals = Object.fromEntries(Object.entries(counts).map(([status, list]) => [status, list.length]));
    return { results, totals, nextCursor };
  };
}

function runAll(
  selected: readonly Execution[],
  { options }: ReExecution,
  { apiKey, signal, stage }: Call,
  { executions, callOperation, now, budgetMs, patienceMs }: ReExecuteServices,
): Promise<RunResult[]> {
  const endMs = now().getTime() + budgetMs;
  const call = { apiKey, signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) };
  const again = { executions, callOperation, options, call };
  const run = async (execution: Execution): Promise<RunResult> => {
    if (signal.aborted || now().getTime() >= endMs) return notRun(execution, 'notStarted');
    return runAgain(execution, again);
  };
  return stage('run', () => pMap(selected, run, { concurrency }));
}
