import { connect, createServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { lastingPool } from '#shared/store/lasting-pool.ts';
import { quietLog } from '../../support/recorder.ts';
import { postgresqlServer } from '../../support/postgresql.ts';

quietLog();

const createDatabase = postgresqlServer();
const restMs = 30_000;
const queryTimeoutMs = 500;

/** A database behind a network that can forget the connections it has, without a word to either end. */
async function database() {
  const { hostname, port, pathname, username, password } = new URL(await createDatabase());
  const open: [Socket, Socket][] = [];
  const network = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
    open.push([near, far]);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const address = network.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  const connectionString = `postgres://${username}:${password}@127.0.0.1:${at}${pathname}`;
  const clock = { now: 0 };
  const pool = new pg.Pool({ connectionString, max: 2, query_timeout: queryTimeoutMs });
  pool.on('error', () => {});
  const dialect = new PostgresDialect({ pool: lastingPool(pool, restMs, () => clock.now) });
  const db = new Kysely<unknown>({ dialect });
  onTestFinished(async () => {
    await db.destroy();
    for (const socket of open.flat()) socket.destroy();
    network.close();
  });
  const forget = () => {
    for (const [near, far] of open) {
      near.unpipe(far);
      near.resume();
    }
  };
  const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;
  return { db, pool, clock, forget, ask };
}

test('a connection that has stopped answering fails one call, and not those after it', async () => {
  const { forget, ask, pool } = await database();
  await ask();
  forget();
  await expect(ask()).rejects.toThrow();
  expect(await ask()).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
});

test('a transaction over it does not wait again to be undone', async () => {
  const { forget, db, pool } = await database();
  let startedAt = 0;
  const work = db.transaction().execute(async (transaction) => {
    forget();
    startedAt = performance.now();
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow('timeout');
  expect(performance.now() - startedAt).toBeLessThan(2 * queryTimeoutMs);
  expect(pool.totalCount).toBe(0);
});

test('a connection that has rested for too long by the clock is replaced, whatever no timer has done', async () => {
  const { forget, ask, clock } = await database();
  await Promise.all([ask(), ask()]);
  forget();
  clock.now += restMs + 1;
  expect(await ask()).toEqual([{ one: 1 }]);
  clock.now += restMs;
  expect(await ask()).toEqual([{ one: 1 }]);
});

test('a refusal of the database costs no connection', async () => {
  const { db, ask, pool } = await database();
  await ask();
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('nothing');
  expect(pool.totalCount).toBe(1);
});

test('a connection that is cut within a transaction fails the transaction, and does not end the process', async () => {
  const { db, ask } = await database();
  const uncaught: unknown[] = [];
  const onUncaught = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', onUncaught);
  onTestFinished(() => void process.off('uncaughtException', onUncaught));
  const work = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow();
  expect(uncaught).toEqual([]);
  expect(await ask()).toEqual([{ one: 1 }]);
});
