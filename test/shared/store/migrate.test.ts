import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#shared/store/migrate.ts';
import type { Tables } from '#shared/store/schema.ts';

/** A database whose every statement fails so. */
function failing(error: Error): Kysely<Tables> {
  const connection = {
    executeQuery: () => Promise.reject(error),
    streamQuery: () => {
      throw error;
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const japanese = 'リレーション"kysely_migration"は存在しません';

test('a new database is known as one, whatever language its server speaks', async () => {
  let migrations = 0;
  const count = async () => {
    migrations += 1;
  };
  await migrate(failing(Object.assign(new Error(japanese), { code: '42P01' })), count);
  expect(migrations).toBe(1);
});

test('a database that does not answer is not taken for a new one', async () => {
  const migrating = migrate(
    failing(Object.assign(new Error('no pg_hba.conf entry'), { code: '28000' })),
    async () => {},
  );
  await expect(migrating).rejects.toThrow('no pg_hba.conf entry');
});
