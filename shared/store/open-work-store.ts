import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';
import { sharedDatabase } from './database.ts';
import { readStoreSettings } from './settings.ts';
import type { WorkStore } from './work-store.ts';

/** The work that waits to be done. What is past its retention is deleted where the log is opened, at the latest by create-minutes. */
export async function openWorkStore(environment: Environment): Promise<WorkStore> {
  const { database, payloads } = readWorkSettings(environment);
  const [db, { sqlExecutionStore }, { sqlWorkStore }, { keepPayload }] = await Promise.all([
    sharedDatabase(database),
    import('./sql-execution-store.ts'),
    import('./sql-work-store.ts'),
    import('./keep-payload.ts'),
  ]);
  const keep = keepPayload(payloads);
  return sqlWorkStore(db, keep, sqlExecutionStore(db, keep));
}

/** @throws ConfigurationError where the deployment has chosen to keep nothing */
export function readWorkSettings(environment: Environment) {
  const { database, ...kept } = readStoreSettings(environment);
  if (database) return { database, ...kept };
  throw new ConfigurationError('STORE: accepted events are kept in the execution log, which STORE=none switches off');
}
