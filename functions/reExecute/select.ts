import { operationIds, operationOf } from '#shared/contract/operations.ts';
import { InputError } from '#shared/errors.ts';
import { type Execution, triggers } from '#shared/store/execution.ts';
import type { ExecutionFilter, ExecutionStore } from '#shared/store/execution-store.ts';
import { toFilter } from '#shared/store/filter-input.ts';
import type { ReExecution } from './input.ts';

type Log = Pick<ExecutionStore, 'find' | 'list' | 'runAgainAmong'>;

export interface Selection {
  readonly executions: readonly Execution[];
  /** Where the next call goes on; null when nothing is left. */
  readonly nextCursor: string | null;
}

const pageSize = 100;
const mostLookedAt = 10_000;

const reExecutable = operationIds.filter((id) => operationOf(id).log.reExecutable);
const onlyThese = `only ${reExecutable.join(', ')} can be run again`;

/** The executions the caller chose, newest first for a filter. @throws InputError naming an id or an operation that cannot be run again */
export async function select(executions: Log, chosen: ReExecution): Promise<Selection> {
  const ids = chosen.executionIds ?? (chosen.executionId === undefined ? undefined : [chosen.executionId]);
  if (!ids) return selectByFilter(executions, chosen);
  const field = chosen.executionIds ? 'executionIds' : 'executionId';
  const found = await Promise.all([...new Set(ids)].map((id) => requireReExecutable(executions, id, field)));
  return { executions: found, nextCursor: null };
}

async function requireReExecutable(executions: Log, id: string, field: string): Promise<Execution> {
  const execution = await executions.find(id);
  if (!execution) throw new InputError(`${field}: there is no execution ${id}`);
  if (operationOf(execution.operation).log.reExecutable) return execution;
  throw new InputError(`${field}: ${id} is of ${execution.operation}; ${onlyThese}`);
}

/**
 * Reads on from page to page until enough are found that are still to be run, so that a call after an interrupted one goes on
 * where that one stopped. Looks at a bounded number of executions; the cursor leads on from there.
 */
async function selectByFilter(executions: Log, { filter, limit, cursor, force }: ReExecution): Promise<Selection> {
  const wanted: Execution[] = [];
  const by = withDefaults(toFilter(filter ?? {}));
  let before = cursor;
  for (let looked = 0; looked < mostLookedAt; looked += pageSize) {
    const page = await executions.list(by, { limit: pageSize, before });
    const done = force ? new Set() : await executions.runAgainAmong(page.map(({ id }) => id));
    for (const execution of page) {
      if (wanted.length === limit) return { executions: wanted, nextCursor: before ?? null };
      before = execution.id;
      if (!done.has(execution.id)) wanted.push(execution);
    }
    if (page.length < pageSize) return { executions: wanted, nextCursor: null };
  }
  return { executions: wanted, nextCursor: before ?? null };
}

function requireAllReExecutable(operations: ExecutionFilter['operations'] = []): void {
  const other = operations.find((id) => !reExecutable.includes(id));
  if (other) throw new InputError(`filter.operation: is ${other}; ${onlyThese}`);
}

/** Unless asked for, runs of runs are left out, as the first one stands for all of them, and so is what is still under way. */
function withDefaults(filter: ExecutionFilter): ExecutionFilter {
  requireAllReExecutable(filter.operations);
  const {
    operations = reExecutable,
    triggers: by = triggers.filter((trigger) => trigger !== 'reExecute'),
    statuses = ['succeeded', 'failed', 'timedOut'],
  } = filter;
  return { ...filter, operations, triggers: by, statuses };
}
