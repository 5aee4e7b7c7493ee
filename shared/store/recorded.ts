import { type OperationId, operationOf } from '#shared/contract/operations.ts';
import type { Call, Handler } from '#shared/http/handler.ts';
import { log } from '#shared/runtime/log.ts';
import type { NewExecution, Outcome } from './execution.ts';
import { toExecutionError } from './execution-error.ts';
import { beginning, outputFacts } from './execution-facts.ts';
import type { ExecutionStore, Opened } from './execution-store.ts';
import { isScheduled, readIdempotencyKey, requireSamePayload } from './idempotency-key.ts';
import type { Leases } from './leases.ts';
import { type OpenLog, requireExecutionLog } from './open-store.ts';
import { openStages } from './stages.ts';

export interface RecordingServices {
  readonly openLog: OpenLog;
  /** Asked for when the log is open. */
  readonly leases: () => Leases;
}

type Duplicate = Extract<Opened, { state: 'duplicate' }>;

/**
 * Keeps every call of a known caller in the execution log: opened before the work, closed after it. A call that repeats
 * another one's idempotency key is given that one's answer. Calls without a key, which only the self-test allows, leave no
 * trace, so that nobody can fill the log without one.
 */
export function recorded(id: OperationId, { openLog, leases }: RecordingServices, handler: Handler): Handler {
  return async (body, call) => {
    const executions = call.caller === undefined ? undefined : await orWithout(id, () => openFor(id, openLog));
    if (!executions) return handler(body, call);
    const startedAt = new Date();
    const execution = { ...beginning(id, body, call), startedAt, leaseUntil: leases().end(startedAt) };
    const key = readIdempotencyKey(execution, body, call);
    const opened = await orWithout(id, () => executions.open(execution, key));
    if (opened?.state === 'duplicate')
      return key && isScheduled(key) ? repeatedDelivery(opened, call) : firstAnswer(executions, opened, call);
    const lease = leases().hold(executions, call.executionId);
    return runOpened(execution, executions, call, (staged) => handler(body, staged)).finally(lease.release);
  };
}

async function runOpened(
  { operation, startedAt }: NewExecution,
  executions: ExecutionStore,
  call: Call,
  work: (call: Call) => Promise<object>,
): Promise<object> {
  const stages = openStages();
  const end = () => {
    const finishedAt = new Date();
    return { finishedAt, durationMs: finishedAt.getTime() - startedAt.getTime(), stages: stages.ended };
  };
  const output = await work({ ...call, stage: stages.run }).catch(async (error: unknown) => {
    await close(executions, call.executionId, { status: 'failed', error: toExecutionError(error), ...end() });
    throw error;
  });
  const kept = operationOf(operation).log.keepsOutput ? output : undefined;
  await close(executions, call.executionId, { status: 'succeeded', output: kept, ...outputFacts(output), ...end() });
  return output;
}

/** Tries twice. The work is done: its caller is owed the result even if it cannot be written down, and the log shows the call as died. */
async function close(executions: ExecutionStore, id: string, outcome: Outcome): Promise<void> {
  await executions
    .close(id, outcome)
    .catch(() => executions.close(id, outcome))
    .catch((error: unknown) => log.error('execution not closed', error));
}

/** The answer of the execution that holds the key, or where it is while there is none. */
async function firstAnswer(executions: ExecutionStore, duplicate: Duplicate, call: Call): Promise<object> {
  const { of: executionId, finished } = duplicate;
  requireSamePayload(duplicate);
  call.answeredBy(executionId);
  if (!finished) return { status: 'inProgress', executionId };
  const output = (await executions.payload(executionId))?.output;
  return typeof output === 'object' && output !== null ? output : { status: 'duplicate', executionId };
}

/** The scheduler reads no answers; whoever looks into its log sees why nothing was done. */
function repeatedDelivery({ of: executionId, finished }: Duplicate, { answeredBy }: Call): object {
  answeredBy(executionId);
  const reason = 'the scheduler has delivered this run before';
  return { status: finished ? 'duplicate' : 'inProgress', executionId, reason };
}

function openFor(id: OperationId, openLog: OpenLog): Promise<ExecutionStore | undefined> {
  return operationOf(id).log.needed === 'always' ? requireExecutionLog(openLog) : openLog();
}

/** An operation that finds out what is broken must not fail because the log is. */
async function orWithout<Result>(id: OperationId, work: () => Promise<Result>): Promise<Result | undefined> {
  if (operationOf(id).log.needed !== 'ifPossible') return work();
  return work().catch((error: unknown) => {
    log.error('execution log not available', error);
    return undefined;
  });
}
