import { type OperationId, operationOf } from '#shared/contract/operations.ts';
import { InputError } from '#shared/errors.ts';
import type { Call, Handler } from '#shared/http/handler.ts';
import { log } from '#shared/runtime/log.ts';
import { toExecutionError } from './execution-error.ts';
import { beginning, outputFacts } from './execution-facts.ts';
import type { ExecutionStore, Opened } from './execution-store.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { Leases } from './leases.ts';
import type { OpenLog } from './open-store.ts';
import { openStages } from './stages.ts';

type Duplicate = Extract<Opened, { state: 'duplicate' }>;

/**
 * Keeps every call of a known caller in the execution log: opened before the work, closed after it. A call that repeats
 * another one's idempotency key is given that one's answer. Calls without a key, which only the self-test allows, leave no
 * trace, so that nobody can fill the log without one.
 */
export function recorded(id: OperationId, openLog: OpenLog, leases: Leases, handler: Handler): Handler {
  return async (body, call) => {
    const executions = call.caller === undefined ? undefined : await orWithout(id, openLog);
    if (!executions) return handler(body, call);
    const key = readIdempotencyKey(id, body, call);
    const startedAt = new Date();
    const execution = { ...beginning(id, body, call), startedAt, leaseUntil: leases.end(startedAt) };
    const opened = await orWithout(id, () => executions.open(execution, key));
    if (opened?.state === 'duplicate') return firstAnswer(executions, opened, call);
    const lease = leases.hold(executions, call.executionId);
    return runOpened(id, executions, startedAt, call, (staged) => handler(body, staged)).finally(lease.release);
  };
}

async function runOpened(
  id: OperationId,
  executions: ExecutionStore,
  startedAt: Date,
  call: Call,
  work: (call: Call) => Promise<object>,
): Promise<object> {
  const stages = openStages();
  const end = () => {
    const finishedAt = new Date();
    return { finishedAt, durationMs: finishedAt.getTime() - startedAt.getTime(), stages: stages.ended };
  };
  try {
    const output = await work({ ...call, stage: stages.run });
    const outcome = { status: 'succeeded', output, ...outputFacts(output), ...end() } as const;
    await orWithout(id, () => executions.close(call.executionId, outcome));
    return output;
  } catch (error) {
    const outcome = { status: 'failed', error: toExecutionError(error), ...end() } as const;
    // The caller is owed the first failure, not one of writing it down.
    await executions
      .close(call.executionId, outcome)
      .catch((cause: unknown) => log.error('execution not closed', cause));
    throw error;
  }
}

/** The answer of the execution that holds the key, or where it is while there is none. */
async function firstAnswer(executions: ExecutionStore, duplicate: Duplicate, call: Call): Promise<object> {
  const { of: executionId, samePayload, finished } = duplicate;
  if (!samePayload) throw new InputError('idempotencyKey: was used before with another body');
  call.answeredBy(executionId);
  if (!finished) return { status: 'inProgress', executionId };
  const output = (await executions.payload(executionId))?.output;
  return typeof output === 'object' && output !== null ? output : { status: 'duplicate', executionId };
}

/** An operation that finds out what is broken must not fail because the log is. */
async function orWithout<Result>(id: OperationId, work: () => Promise<Result>): Promise<Result | undefined> {
  if (operationOf(id).needsLog) return work();
  return work().catch((error: unknown) => {
    log.error('execution log not available', error);
    return undefined;
  });
}
