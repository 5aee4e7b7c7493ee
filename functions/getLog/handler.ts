import type * as z from 'zod';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import type { Execution } from '#shared/store/execution.ts';
import type { ExecutionFilter, ExecutionStore } from '#shared/store/execution-store.ts';
import { toFilter } from '#shared/store/filter-input.ts';
import { logQuery } from './input.ts';
import { withPayloads } from './with-payloads.ts';

type Log = Pick<ExecutionStore, 'find' | 'list' | 'payload' | 'countByStatus' | 'markDied'>;
type Query = z.output<typeof logQuery>;

/** Looked at when the caller names no time: enough for daily work, and the same cost however long the log is. */
const defaultWindowMs = 7 * 24 * 60 * 60 * 1000;

export interface LogServices {
  readonly executions: Log;
  readonly now: () => Date;
}

/**
 * Lists executions, newest first: of the last seven days, unless `since` or `until` say otherwise. Pages are cut by the id of
 * their last execution, so a page costs the same wherever it is, and executions that arrive meanwhile shift nothing.
 */
export function getLog({ executions, now }: LogServices): Handler {
  return async (body) => {
    const query = check(logQuery, body);
    await executions.markDied(now());
    const filter = { ...toFilter(query), ...defaultWindow(query, now()) };
    const found = await select(executions, query, filter);
    const page = await withPayloads(executions, found.slice(0, query.limit), query.include);
    return {
      executions: page,
      nextCursor: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
      ...(query.totals && { totals: await executions.countByStatus(filter) }),
    };
  };
}

function defaultWindow({ since, until }: Query, now: Date): Pick<ExecutionFilter, 'since'> {
  return since || until ? {} : { since: new Date(now.getTime() - defaultWindowMs) };
}

/** One more than asked for tells whether there is a further page. */
async function select(executions: Log, query: Query, filter: ExecutionFilter): Promise<readonly Execution[]> {
  const { executionId, limit, cursor } = query;
  if (executionId === undefined) return executions.list(filter, { limit: limit + 1, before: cursor });
  const execution = await executions.find(executionId);
  return execution ? [execution] : [];
}
