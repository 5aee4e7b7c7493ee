import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { sharedDatabase } from '#shared/store/database.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import type { FindCompany } from './find-company.ts';

/** Finds companies in the store, which is opened at the first question. Undefined where the deployment has chosen to have no store. */
export function openFindCompany(environment: Environment): FindCompany | undefined {
  const { database } = readStoreSettings(environment);
  if (!database) return undefined;
  const open = once(async () => {
    const [db, { sqlFindCompany }] = await Promise.all([
      sharedDatabase(database),
      import('./store/sql-find-company.ts'),
    ]);
    return sqlFindCompany(db);
  });
  return async (traits) => (await open())(traits);
}
