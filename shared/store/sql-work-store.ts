import type { Kysely, Transaction } from 'kysely';
import type { Outcome } from './execution.ts';
import { toExecution, toFinishedRow, toRow } from './execution-row.ts';
import type { ExecutionStore } from './execution-store.ts';
import { claim, settleClaim } from './idempotency.ts';
import type { KeepPayload } from './keep-payload.ts';
import type { ExecutionRow, Tables } from './schema.ts';
import type { Accepted, Attempt, NewWork, WorkStore } from './work-store.ts';

type Database = Kysely<Tables>;

const waiting = { status: 'accepted', attempts: 0, started_at: null, lease_until: null } as const;

/**
 * Accepted work in an SQL database, beside the log whose executions it is. As there, every transaction takes claims before
 * executions, so that none waits for another in a circle.
 */
export function sqlWorkStore(
  db: Database,
  keep: KeepPayload,
  { find, payload }: Pick<ExecutionStore, 'find' | 'payload'>,
): WorkStore {
  return {
    accept: (work) =>
      accept(db, keep, work, async (transaction) => {
        const { execution, content, sealed } = work;
        const row = { execution_id: execution.id, content: JSON.stringify(content), sealed: sealed ?? null };
        await transaction.insertInto('accepted_work').values(row).execute();
        return { changes: waiting, output: null };
      }),
    acceptEnded: (work, outcome) =>
      accept(db, keep, { ...work, sealed: undefined }, async (transaction) => {
        await settleClaim(transaction, work.execution.id, true);
        return { changes: { ...toFinishedRow(outcome), attempts: 0 }, output: outputOf(keep, outcome) };
      }),
    begin: (id, now, leaseUntil) =>
      db.transaction().execute(async (transaction) => {
        const row = await takeRow(transaction, id, now, leaseUntil);
        const works = transaction.selectFrom('accepted_work').selectAll().where('execution_id', '=', id);
        const work = await works.executeTakeFirst();
        if (!row || !work) return { state: work ? 'running' : 'ended' } as const;
        const attempt = { id, number: row.attempts, startedAt: now };
        const { content, sealed } = work;
        const held = { content: JSON.parse(content), sealed: sealed ?? undefined };
        return { state: 'begun', attempt, execution: toExecution(row), ...held } as const;
      }),
    renew: async (ids, leaseUntil) => {
      const running = db.updateTable('executions').set({ lease_until: leaseUntil.toISOString() });
      await running.where('id', 'in', ids).where('status', '=', 'running').execute();
    },
    keep: async ({ id }, content) => {
      const works = db.updateTable('accepted_work').set({ content: JSON.stringify(content) });
      await works.where('execution_id', '=', id).execute();
      const inputs = db.updateTable('execution_payloads').set({ input: keep(content) });
      await inputs.where('execution_id', '=', id).execute();
    },
    defer: async (attempt, { code, message, retryable }, stages) => {
      const error = { error_code: code, error_message: message, error_retryable: Number(retryable) };
      const state = { status: 'accepted', lease_until: null, stages: JSON.stringify(stages), ...error } as const;
      await held(db, attempt, state);
    },
    end: (attempt, outcome, key) => end(db, attempt, toFinishedRow(outcome), outputOf(keep, outcome), key === 'kept'),
    isLatest: async ({ scope, subject, occurredAt }) => {
      const seen = db.insertInto('recorder_subjects').values({ scope, subject, occurred_at: occurredAt });
      const latest = seen.onConflict((conflict) =>
        conflict
          .columns(['scope', 'subject'])
          .doUpdateSet({ occurred_at: occurredAt })
          .where('recorder_subjects.occurred_at', '<=', occurredAt),
      );
      return (await latest.returning('subject').executeTakeFirst()) !== undefined;
    },
    find,
    payload,
  };
}

/** @param place puts the work where it belongs, and gives what that makes of the execution's row */
function accept(
  db: Database,
  keep: KeepPayload,
  { execution, key, content }: NewWork,
  place: (transaction: Transaction<Tables>) => Promise<{ changes: Partial<ExecutionRow>; output: string | null }>,
): Promise<Accepted> {
  return db.transaction().execute(async (transaction) => {
    // Accepted work is never given up, so its key is not either: it has no lease of its own.
    const owner = { ...execution, leaseUntil: key?.expiresAt ?? execution.startedAt };
    const duplicate = key && (await claim(transaction, owner, key));
    if (duplicate) return { state: 'duplicate', of: duplicate.of, samePayload: duplicate.samePayload };
    const { changes, output } = await place(transaction);
    const row = { ...toRow(owner, key?.key), ...changes };
    await transaction.insertInto('executions').values(row).execute();
    const payload = { execution_id: execution.id, input: keep(content), output };
    await transaction.insertInto('execution_payloads').values(payload).execute();
    return { state: 'accepted' };
  });
}

/** Free is what waits, what was taken for dead, and what runs under a lease that has ended. */
function takeRow(transaction: Transaction<Tables>, id: string, now: Date, leaseUntil: Date) {
  return transaction
    .updateTable('executions')
    .set(({ eb }) => ({
      status: 'running',
      attempts: eb('attempts', '+', 1),
      started_at: now.toISOString(),
      finished_at: null,
      lease_until: leaseUntil.toISOString(),
    }))
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('status', 'in', ['accepted', 'timedOut']),
        and([eb('status', '=', 'running'), eb('lease_until', '<', now.toISOString())]),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('accepted_work').select('content').where('execution_id', '=', id)),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Changes the execution unless the attempt has lost it to a later one. */
async function held(db: Database, { id, number }: Attempt, changes: Partial<ExecutionRow>): Promise<boolean> {
  const rows = db.updateTable('executions').set(changes).where('id', '=', id).where('attempts', '=', number);
  return (await rows.executeTakeFirst()).numUpdatedRows > 0n;
}

async function end(
  db: Database,
  attempt: Attempt,
  changes: Partial<ExecutionRow>,
  output: string | null,
  keepKey: boolean,
): Promise<void> {
  const ending = db.transaction().execute(async (transaction) => {
    await settleClaim(transaction, attempt.id, keepKey);
    if (!(await held(transaction, attempt, changes))) throw lost;
    const payloads = transaction.updateTable('execution_payloads').set({ output });
    await payloads.where('execution_id', '=', attempt.id).execute();
    await transaction.deleteFrom('accepted_work').where('execution_id', '=', attempt.id).execute();
  });
  await ending.catch((error: unknown) => {
    if (error !== lost) throw error;
  });
}

/** Undoes the transaction of an attempt that is no longer the holder. */
const lost = new Error('the work belongs to a later attempt');

function outputOf(keep: KeepPayload, outcome: Outcome): string | null {
  return outcome.status === 'succeeded' ? keep(outcome.output) : null;
}
