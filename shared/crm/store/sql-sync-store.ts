import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#shared/store/schema.ts';
import { keepStatements } from './kept-statements.ts';
import { type RunState, runState } from './run.ts';
import { type Holder, LostLeaseError, type SyncState, type SyncStore } from './sync-store.ts';
import { sortPage, tableOf, writePage } from './write-page.ts';

/** A lease further ahead than any that is given was written by a clock that was wrong; it holds nobody up. */
const longestLeaseMs = 60 * 60 * 1000;

/** Companies and owners in the SQL database of the log. Every transaction takes the lease's row first. */
export function sqlSyncStore(db: Kysely<Tables>): SyncStore {
  const runKept = keepStatements();
  return {
    take: async ({ source, id }, now, leaseUntil) => {
      const held = { holder: id, lease_until: leaseUntil.toISOString() };
      const free = { source, ...held, run: null, watermark: null, full_at: null };
      const latest = new Date(now.getTime() + longestLeaseMs).toISOString();
      const won = await db
        .insertInto('crm_syncs')
        .values(free)
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet(held)
            .where(({ eb, or }) =>
              or([
                eb('crm_syncs.holder', 'is', null),
                eb('crm_syncs.lease_until', '<', now.toISOString()),
                eb('crm_syncs.lease_until', '>', latest),
              ]),
            ),
        )
        .returningAll()
        .executeTakeFirst();
      if (won) return { state: 'taken', ...toState(won) };
      const row = await db.selectFrom('crm_syncs').select('holder').where('source', '=', source).executeTakeFirst();
      return { state: 'held', by: row?.holder ?? '' };
    },
    renew: (holder, leaseUntil) => hold(db, holder, { lease_until: leaseUntil.toISOString() }),
    release: async ({ source, id }) => {
      const mine = db.updateTable('crm_syncs').set({ holder: null, lease_until: null }).where('source', '=', source);
      await mine.where('holder', '=', id).execute();
    },
    read: async (source) => {
      const row = await db.selectFrom('crm_syncs').selectAll().where('source', '=', source).executeTakeFirst();
      return toState(row);
    },
    savePage: (holder, page, run, advance) =>
      db.transaction().execute(async (transaction) => {
        await hold(transaction, holder, {});
        const next = advance(await writePage({ db: transaction, runKept, source: holder.source }, page, run.id));
        await hold(transaction, holder, { run: JSON.stringify(next) });
        return next;
      }),
    saveRun: (holder, run) => hold(db, holder, { run: JSON.stringify(run) }),
    comparePage: async (source, page) => (await sortPage({ db, runKept, source }, page, '')).counts,
    countAbsent: (source, kind, runId) => countOf(active(db, source, kind).where('seen_run', '<>', runId)),
    countActive: (source, kind) => countOf(active(db, source, kind)),
    archiveAbsent: (holder, kind, run, limit) =>
      db.transaction().execute(async (transaction) => {
        await hold(transaction, holder, {});
        const absent = active(transaction, holder.source, kind).where('seen_run', '<>', run.id);
        const archiving = transaction.updateTable(tableOf(kind)).set({ archived: 1 });
        const rows = archiving.where('source', '=', holder.source).where('id', 'in', absent.select('id').limit(limit));
        const count = Number((await rows.executeTakeFirst()).numUpdatedRows);
        const next = { ...run, [kind]: { ...run[kind], archived: run[kind].archived + count } };
        await hold(transaction, holder, { run: JSON.stringify(next) });
        return next;
      }),
    countWithoutOwner: (source) =>
      countOf(
        active(db, source, 'companies').where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('crm_owners')
                .select('crm_owners.id')
                .whereRef('crm_owners.source', '=', 'crm_companies.source')
                .whereRef('crm_owners.id', '=', 'crm_companies.owner_id'),
            ),
          ),
        ),
      ),
    finish: (holder, watermark, fullAt) =>
      hold(db, holder, {
        run: null,
        ...(watermark && { watermark: watermark.toISOString() }),
        ...(fullAt && { full_at: fullAt.toISOString() }),
      }),
  };
}

/** Changes the row of the lease as its holder. @throws LostLeaseError when somebody else holds it by now */
async function hold(
  db: Kysely<Tables> | Transaction<Tables>,
  { source, id }: Holder,
  changes: Partial<Tables['crm_syncs']>,
): Promise<void> {
  const row = db
    .updateTable('crm_syncs')
    .set({ holder: id, ...changes })
    .where('source', '=', source);
  const { numUpdatedRows } = await row.where('holder', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LostLeaseError(`another run has taken over the fetching from ${source}`);
}

function active(db: Kysely<Tables>, source: string, kind: 'companies' | 'owners') {
  return db.selectFrom(tableOf(kind)).where('source', '=', source).where('archived', '=', 0);
}

async function countOf(rows: ReturnType<typeof active>): Promise<number> {
  const counted = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst();
  return Number(counted?.count ?? 0);
}

/** What an earlier version has written and this one cannot read is begun again. */
function toState(row: Tables['crm_syncs'] | undefined): SyncState {
  const run = row?.run ? runState.safeParse(JSON.parse(row.run)).data : undefined;
  const timeOf = (text: string | null | undefined) => (text ? new Date(text) : undefined);
  return {
    unfinished: run satisfies RunState | undefined,
    watermark: timeOf(row?.watermark),
    fullAt: timeOf(row?.full_at),
  };
}
