import type { Kysely } from 'kysely';
import { once } from '#shared/runtime/once.ts';
import type { Tables } from './schema.ts';
import type { StoreSettings } from './settings.ts';

/** The database and its driver are loaded here, not before: they are no part of a cold start. */
export async function openDatabase(database: NonNullable<StoreSettings['database']>): Promise<Kysely<Tables>> {
  switch (database.kind) {
    case 'postgresql':
      return (await import('./postgresql.ts')).openPostgresql(database.url);
    case 'sqlite':
      return (await import('./sqlite.ts')).openSqlite(database.folder);
  }
}

const shared = new Map<string, () => Promise<Kysely<Tables>>>();

/** The same database for all who ask in this process: each opening would be a pool of connections of its own. */
export function sharedDatabase(database: NonNullable<StoreSettings['database']>): Promise<Kysely<Tables>> {
  const key = JSON.stringify(database);
  const open = shared.get(key) ?? once(() => openDatabase(database));
  shared.set(key, open);
  return open();
}
