import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** How long a writer waits for another process's transaction: the seven local functions share one file. */
const busyTimeoutMs = 5_000;
const migrationTimeoutMs = 30_000;
const lockProbeMs = 20;
const keptStatements = 50;

/** Opens, creates and migrates the database file in the folder. */
export async function openSqlite(folder: string): Promise<Kysely<Tables>> {
  // Transcripts are for nobody else who works on the machine.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'minutes-api.sqlite'), { timeout: busyTimeoutMs });
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  await writeAhead(database);
  const store = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  await migrate(store, (work) => withMigrationLock(folder, work));
  return store;
}

/**
 * A write-ahead log lets readers go on while one process writes; a commit then survives the death of the process. Of processes that
 * make the same new file all but one are told at once that it is locked: for this change SQLite does not wait by itself.
 */
async function writeAhead(database: DatabaseSync): Promise<void> {
  try {
    await whenFree(database, 'PRAGMA journal_mode = WAL', Date.now() + busyTimeoutMs);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A database that lives as long as the process, in its memory alone. */
export async function openSqliteInMemory(): Promise<Kysely<Tables>> {
  const dialect = new SqliteDialect({ database: forKysely(new DatabaseSync(':memory:')) });
  const store = new Kysely<Tables>({ dialect });
  await migrate(store);
  return store;
}

/** Kysely speaks to better-sqlite3; Node's own driver differs in how it takes parameters and tells readers from writers. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = statements(database);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        // A reading that goes on for a while must not meet another one of the same text.
        iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/**
 * Statements by their text, the last ones used. Each holds memory that the garbage collector knows nothing of: those of a hundred rows
 * would pile up to hundreds of megabytes before it came for them.
 */
function statements(database: DatabaseSync): (sql: string) => StatementSync {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const statement = kept.get(sql) ?? database.prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > keptStatements && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}

/** Processes that start together would migrate at the same time; a lock in a file of its own lets them take turns. */
async function withMigrationLock(folder: string, work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(join(folder, 'migration-lock.sqlite'), { timeout: 0 });
  try {
    await acquire(lock, Date.now() + migrationTimeoutMs);
    await work();
  } finally {
    lock.close();
  }
}

async function acquire(lock: DatabaseSync, untilMs: number): Promise<void> {
  try {
    await whenFree(lock, 'BEGIN EXCLUSIVE', untilMs);
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error('another process is migrating the database for too long', { cause: error });
  }
}

/** Waits outside SQLite, whose own waiting would stop the whole process. */
async function whenFree(database: DatabaseSync, sql: string, untilMs: number): Promise<void> {
  for (;;) {
    try {
      database.exec(sql);
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() > untilMs) throw error;
      await wait(lockProbeMs);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}
