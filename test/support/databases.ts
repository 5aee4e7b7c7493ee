import { postgresqlServer } from './postgresql.ts';
import { temporaryFolder } from './store.ts';

/** The databases everything about the log must hold for. Each call gives the environment of an empty one. */
export function bothDatabases(): readonly (readonly [name: string, create: () => Promise<Record<string, string>>])[] {
  const createDatabase = postgresqlServer();
  return [
    ['SQLite', async () => ({ DATA_DIR: temporaryFolder() })],
    ['PostgreSQL', async () => ({ DATABASE_URL: await createDatabase() })],
  ];
}
