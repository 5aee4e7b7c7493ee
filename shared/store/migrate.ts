import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Tables } from './schema.ts';

/** Brings the database to the present schema; does nothing where it is already there. */
export async function migrate(store: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
  throw new Error(`migration ${failed} failed`, { cause: error });
}
