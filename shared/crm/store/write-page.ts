import type { Kysely } from 'kysely';
import type { Tables } from '#shared/store/schema.ts';
import type { CrmPage } from '../crm.ts';
import type { RunKept } from './kept-statements.ts';
import { isSame, type RecordRow, toRows } from './rows.ts';
import type { PageCounts } from './sync-store.ts';

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const rowsAtOnce = 500;

interface Sorted {
  readonly counts: PageCounts;
  /** New or changed. */
  readonly changed: readonly RecordRow[];
  /** Nothing to write but that the run has seen them. */
  readonly same: readonly string[];
}

const tables = { companies: 'crm_companies', owners: 'crm_owners' } as const;

/** The table of a kind. Both kinds' tables have the columns used here. */
export function tableOf(kind: CrmPage['kind']): 'crm_companies' {
  return tables[kind] as 'crm_companies';
}

/** Where a page goes, and how. */
export interface Target {
  readonly db: Kysely<Tables>;
  readonly runKept: RunKept;
  readonly source: string;
}

/** Writes what is new or changed in the page, and marks all of it as seen by the run. */
export async function writePage(target: Target, page: CrmPage, runId: string): Promise<PageCounts> {
  const { db, runKept, source } = target;
  const { counts, changed, same } = await sortPage(target, page, runId);
  for (const rows of chunks(changed)) await upsert(target, page.kind, rows);
  for (const ids of chunks(same)) {
    const mark = () => db.updateTable(tableOf(page.kind)).set({ seen_run: runId });
    const seen = () => mark().where('source', '=', source).where('id', 'in', ids);
    await runKept(db, `see ${ids.length} ${page.kind}`, seen, [runId, source, ...ids]);
  }
  return counts;
}

/** What is new, changed, and the same, beside what the store has. */
export async function sortPage({ db, runKept, source }: Target, page: CrmPage, runId: string): Promise<Sorted> {
  const rows = toRows(page, source, runId);
  const known = new Map<string, RecordRow>();
  for (const ids of chunks(rows.map(({ id }) => id))) {
    const all = () => db.selectFrom(tableOf(page.kind)).selectAll();
    const found = () => all().where('source', '=', source).where('id', 'in', ids);
    for (const row of await runKept(db, `find ${ids.length} ${page.kind}`, found, [source, ...ids]))
      known.set(row.id, row);
  }
  const counts = { created: 0, updated: 0, unchanged: 0, archived: 0, repeated: 0, knownActive: 0 };
  const changed: RecordRow[] = [];
  const same: string[] = [];
  for (const row of rows) {
    const before = known.get(row.id);
    counts[kindOfChange(before, row)] += 1;
    counts.knownActive += Number(before?.archived === 0);
    if (before && isSame(before, row)) same.push(row.id);
    else changed.push(row);
  }
  counts.repeated += page.items.length - rows.length;
  return { counts, changed, same };
}

function kindOfChange(before: RecordRow | undefined, row: RecordRow): keyof PageCounts {
  if (!before) return 'created';
  if (before.seen_run === row.seen_run) return 'repeated';
  if (isSame(before, row)) return 'unchanged';
  return row.archived > before.archived ? 'archived' : 'updated';
}

async function upsert({ db, runKept }: Target, kind: CrmPage['kind'], rows: readonly RecordRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((name) => name !== 'source' && name !== 'id') as 'name'[];
  const insert = () =>
    db
      .insertInto(tableOf(kind))
      .values(rows as never)
      .onConflict((conflict) =>
        conflict
          .columns(['source', 'id'])
          .doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
      );
  await runKept(db, `write ${rows.length} ${kind}`, insert, rows.flatMap(Object.values));
}

function chunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / rowsAtOnce);
  return Array.from({ length: count }, (_, n) => items.slice(n * rowsAtOnce, (n + 1) * rowsAtOnce));
}
