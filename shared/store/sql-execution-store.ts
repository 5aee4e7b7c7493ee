import type { Kysely } from 'kysely';
import { firstIdAt } from './execution-id.ts';
import { countStatuses, selectPage } from './execution-query.ts';
import { toExecution, toFinishedRow, toRow } from './execution-row.ts';
import type { ExecutionStore } from './execution-store.ts';
import { claim, settleClaim } from './idempotency.ts';
import type { KeepPayload } from './keep-payload.ts';
import type { ExecutionRow, Tables } from './schema.ts';

/** The error of an execution whose function died: nobody is left to tell more. */
const died = {
  error_code: 'died',
  error_message: 'the function that ran it ended before it did',
  error_retryable: 1,
} as const;

/** Whoever finds the dead is the only one who can tell of them. */
export type OnDied = (ended: readonly Pick<ExecutionRow, 'id' | 'operation'>[]) => Promise<void>;

/**
 * The execution log in an SQL database. Every transaction takes its locks in one order, claims before executions, so that none
 * waits for another in a circle.
 * @param keep decides what of inputs and outputs is written
 * @param onDied told of executions that are found to have died
 */
export function sqlExecutionStore(
  db: Kysely<Tables>,
  keep: KeepPayload,
  onDied: OnDied = async () => {},
): ExecutionStore {
  return {
    open: (execution, key) =>
      db.transaction().execute(async (transaction) => {
        const duplicate = key && (await claim(transaction, execution, key));
        if (duplicate) return duplicate;
        await transaction.insertInto('executions').values(toRow(execution, key?.key)).execute();
        const payload = { execution_id: execution.id, input: keep(execution.input), output: null };
        await transaction.insertInto('execution_payloads').values(payload).execute();
        return { state: 'opened' };
      }),
    close: (id, outcome) =>
      db.transaction().execute(async (transaction) => {
        await settleClaim(transaction, id, outcome.status === 'succeeded');
        await transaction.updateTable('executions').set(toFinishedRow(outcome)).where('id', '=', id).execute();
        if (outcome.status !== 'succeeded') return;
        const payload = { output: keep(outcome.output) };
        await transaction.updateTable('execution_payloads').set(payload).where('execution_id', '=', id).execute();
      }),
    renew: (ids, leaseUntil) =>
      db.transaction().execute(async (transaction) => {
        const lease = { lease_until: leaseUntil.toISOString() };
        await transaction.updateTable('idempotency_claims').set(lease).where('execution_id', 'in', ids).execute();
        const running = transaction.updateTable('executions').set(lease).where('id', 'in', ids);
        await running.where('status', '=', 'running').execute();
      }),
    markDied: async (now) => {
      // Looking first costs no write lock, and mostly there is nothing to mark.
      const leases = db.selectFrom('executions').select('id').where('lease_until', '<', now.toISOString());
      if (!(await leases.limit(1).executeTakeFirst())) return 0;
      const end = { status: 'timedOut', finished_at: now.toISOString(), lease_until: null, ...died } as const;
      const stale = db.updateTable('executions').set(end).where('lease_until', '<', now.toISOString());
      const ended = await stale.returning(['id', 'operation']).execute();
      await onDied(ended);
      return ended.length;
    },
    prune: (before, limit) =>
      db.transaction().execute(async (transaction) => {
        // Deleting first takes SQLite's write lock at once; a transaction that reads first may find it taken later.
        const old = transaction.selectFrom('executions').select('id').where('id', '<', firstIdAt(before));
        const ids = old.orderBy('id').limit(limit);
        await transaction.deleteFrom('idempotency_claims').where('execution_id', 'in', ids).execute();
        await transaction.deleteFrom('accepted_work').where('execution_id', 'in', ids).execute();
        await transaction.deleteFrom('execution_payloads').where('execution_id', 'in', ids).execute();
        const executions = transaction.deleteFrom('executions').where('id', 'in', ids);
        return Number((await executions.executeTakeFirst()).numDeletedRows);
      }),
    find: async (id) => {
      const row = await db.selectFrom('executions').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toExecution(row);
    },
    payload: async (id) => {
      const rows = db.selectFrom('execution_payloads').selectAll().where('execution_id', '=', id);
      const row = await rows.executeTakeFirst();
      if (!row) return undefined;
      const length = (row.input?.length ?? 0) + (row.output?.length ?? 0);
      return { input: parseColumn(row.input), output: parseColumn(row.output), length };
    },
    list: async (filter, page) => (await selectPage(db, filter, page)).map(toExecution),
    countByStatus: (filter) => countStatuses(db, filter),
    runAgainAmong: async (ids) => {
      if (ids.length === 0) return new Set();
      const runs = db.selectFrom('executions').select('re_executed_from').distinct();
      const rows = await runs.where('re_executed_from', 'in', ids).where('status', '=', 'succeeded').execute();
      return new Set(rows.flatMap(({ re_executed_from: id }) => id ?? []));
    },
  };
}

function parseColumn(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}
