import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { log } from '#shared/runtime/log.ts';
import { lastingPool } from './lasting-pool.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** So long a connection may rest and be used again. */
const restMs = 30_000;

/**
 * Small, because every instance has a pool of its own and a small Cloud SQL database takes some 25 connections in all.
 * Connections that break are replaced; a statement that hangs ends while its call, which
 * needs two of them, can still be answered before a gateway gives up after 15 seconds.
 */
const poolOptions = {
  max: 4,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: restMs,
  statement_timeout: 3_000,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  application_name: 'minutes-api',
};

/** Connects to and migrates the database. */
export async function openPostgresql(url: string): Promise<Kysely<Tables>> {
  const pool = new Pool({ connectionString: url, ...poolOptions });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.error('idle database connection lost', error));
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lastingPool(pool, restMs) }) });
  try {
    await migrate(store);
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}
