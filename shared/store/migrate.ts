import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './schema.ts';

/**
 * Brings the database to the present schema. Where it is there already, one query finds out, and the migrator is not even
 * loaded: that is every start but the first after a release.
 * @param exclusively runs the work while no other process migrates; the database's own lock does where it has one
 */
export async function migrate(
  db: Kysely<Tables>,
  exclusively: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<void> {
  if (await isCurrent(db)) return;
  await exclusively(() => migrateToLatest(db));
}

async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
  throw new Error(`migration ${failed} failed`, { cause: error });
}

/** The migrator's own table has a row for each migration that was done; a new database does not have the table. */
async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return Object.keys(migrations).every((name) => done.has(name));
  } catch (error) {
    if (isUnknownTable(error)) return false;
    throw error;
  }
}

/** PostgreSQL's texts are in the language of its server; SQLite has no code for it. */
const undefinedTable = '42P01';

function isUnknownTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === undefinedTable) || error.message.includes('no such table');
}
