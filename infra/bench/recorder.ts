import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '#shared/runtime/environment.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { keepPayload } from '#shared/store/keep-payload.ts';
import { openDatabase } from '#shared/store/database.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { sqlExecutionStore } from '#shared/store/sql-execution-store.ts';
import { countMinutes } from './count-minutes.ts';
import { deliverWhileKilling } from './deliver-while-killing.ts';
import { alone, type Measurement } from './measurement.ts';
import { startPostgresql } from './postgresql.ts';
import { measureAnswers } from './recorder-answers.ts';
import { inventEvents } from './recorder-events.ts';

const eventsPerRound = 100;
const copies = 3;
const concurrency = 50;
const leaseSeconds = 5;

/** What becomes of events while functions die, and how long senders wait, on both databases. @param rounds hundreds of events */
export async function measureRecorder(rounds: number): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  const postgresql = await startPostgresql(folder);
  try {
    const onSqlite = await measureOn('SQLite', { DATA_DIR: folder }, rounds);
    const onPostgresql = await measureOn('PostgreSQL', { DATABASE_URL: postgresql.url }, rounds);
    return [...onSqlite, ...onPostgresql];
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureOn(
  name: string,
  environment: Record<string, string>,
  rounds: number,
): Promise<readonly Measurement[]> {
  const events = inventEvents(rounds * eventsPerRound);
  const { kills, deliveries, seconds } = await deliverWhileKilling({
    environment,
    events,
    copies,
    concurrency,
    leaseSeconds,
  });
  const { lost, repeated, unsettled } = await withLog(environment, (log) => countMinutes(log, events));
  const rate = Math.round(deliveries / seconds);
  const note = `${events.length} events x ${copies}, concurrency ${concurrency}; ${kills} kills, ${deliveries} deliveries in ${seconds.toFixed(0)} s (${rate}/s)`;
  return [
    none(`events without minutes, ${name}`, lost, note),
    none(`events with more than one set of minutes, ${name}`, repeated, note),
    none(`events that are not one success in the log, ${name}`, unsettled, note),
    await measureAnswers(name, environment, events.length),
  ];
}

async function withLog<Result>(
  environment: Environment,
  work: (log: ExecutionStore) => Promise<Result>,
): Promise<Result> {
  const { database } = readStoreSettings(environment);
  if (!database) throw new Error('the bench needs a log');
  const db = await openDatabase(database);
  try {
    return await work(sqlExecutionStore(db, keepPayload('full')));
  } finally {
    await db.destroy();
  }
}

function none(what: string, count: number, note: string): Measurement {
  return alone({ what, unit: 'calls', bar: { of: 'median', atMost: 0 }, note }, [count]);
}
