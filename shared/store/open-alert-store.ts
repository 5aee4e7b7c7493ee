import type { AlertStore } from './alert-store.ts';
import { sharedDatabase } from './database.ts';
import type { StoreSettings } from './settings.ts';
import { type AlertRules, sqlAlertStore } from './sql-alert-store.ts';

export async function openAlertStore(
  database: NonNullable<StoreSettings['database']>,
  rules: AlertRules,
): Promise<AlertStore> {
  return sqlAlertStore(await sharedDatabase(database), rules);
}

/** For an instance that has to do without the others: its own failures, as long as it lives. */
export async function openAlertMemory(rules: AlertRules): Promise<AlertStore> {
  const { openSqliteInMemory } = await import('./sqlite.ts');
  return sqlAlertStore(await openSqliteInMemory(), rules);
}
