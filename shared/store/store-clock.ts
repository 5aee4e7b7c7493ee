import { sql } from 'kysely';
import { sharedDatabase } from './database.ts';
import type { StoreSettings } from './settings.ts';

/** The time as the database has it; SQLite tells whole seconds. */
export async function storeClock(database: NonNullable<StoreSettings['database']>): Promise<Date> {
  const db = await sharedDatabase(database);
  const { rows } = await sql<{ now: Date | string }>`select current_timestamp as now`.execute(db);
  const now = rows[0]?.now ?? '';
  return new Date(typeof now === 'string' ? `${now.replace(' ', 'T')}Z` : now);
}
