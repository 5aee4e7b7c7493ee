import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { log } from '#shared/runtime/log.ts';

/**
 * A pool whose connections are used again only where they are known to work. By itself it gives back one that has stopped answering,
 * and whoever gets it next waits in vain too; and it ends the process when a connection is lost between two statements.
 * @param restMs one that has rested for longer is replaced: of an instance that was frozen meanwhile no timer has closed it, and the
 * network may have forgotten it
 */
export function lastingPool(pool: Pool, restMs: number, now = Date.now): PostgresPool {
  const restingSince = new WeakMap<PoolClient, number>();
  const isFresh = (client: PoolClient) => now() - (restingSince.get(client) ?? now()) <= restMs;
  return {
    connect: async () => {
      let client = await pool.connect();
      while (!isFresh(client)) {
        client.release(true);
        client = await pool.connect();
      }
      return watched(client, () => restingSince.set(client, now()));
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function watched(client: PoolClient, onRelease: () => void): PostgresPoolClient {
  let lost: unknown;
  const onError = (error: Error) => {
    if (lost === undefined) log.error('database connection lost', error);
    lost ??= error;
  };
  client.on('error', onError);
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // What a transaction still has to say would wait as long again.
    if (lost !== undefined) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      // An error of the database's own is an answer; after any other nobody knows what the connection still holds.
      if (!(error instanceof DatabaseError)) lost ??= error;
      throw error;
    }
  };
  const release = (destroy = false) => {
    onRelease();
    client.release(destroy || lost !== undefined);
    client.removeListener('error', onError);
  };
  // No cursors are opened.
  return { query: query as never, release };
}
