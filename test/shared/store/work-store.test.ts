import { describe, expect, onTestFinished, test } from 'vitest';
import { keepPayload } from '#shared/store/keep-payload.ts';
import { openDatabase } from '#shared/store/database.ts';
import type { StoreSettings } from '#shared/store/settings.ts';
import { sqlExecutionStore } from '#shared/store/sql-execution-store.ts';
import { sqlWorkStore } from '#shared/store/sql-work-store.ts';
import type { Begun, NewWork } from '#shared/store/work-store.ts';
import { postgresqlServer } from '../../support/postgresql.ts';
import { newExecution, temporaryFolder } from '../../support/store.ts';

const createDatabase = postgresqlServer();
const databases = {
  SQLite: async () => ({ kind: 'sqlite', folder: temporaryFolder() }) as const,
  PostgreSQL: async () => ({ kind: 'postgresql', url: await createDatabase() }) as const,
};
const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + 1000 * seconds);
const stages = [] as const;
const success = { status: 'succeeded', output: { done: true }, finishedAt: later(1), durationMs: 5, stages } as const;
const error = { code: 'internal', message: 'no answer', retryable: true };

async function stores(database: NonNullable<StoreSettings['database']>) {
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const executions = sqlExecutionStore(db, keepPayload('full'));
  return { executions, work: sqlWorkStore(db, keepPayload('full'), executions) };
}

let count = 0;
function newWork(key?: string): NewWork {
  count += 1;
  const { leaseUntil: _, ...execution } = newExecution({ operation: 'recorder' });
  const expiresAt = new Date('2040-01-01T00:00:00Z');
  return {
    execution,
    key: key === undefined ? undefined : { scope: 'recorder:zoom', key, payloadHash: 'h', expiresAt },
    content: { event: count },
    sealed: 'sealed',
  };
}

function attemptOf(begun: Begun) {
  if (begun.state !== 'begun') throw new Error(`not begun but ${begun.state}`);
  return begun.attempt;
}

describe.each(Object.entries(databases))('accepted work in %s', (_name, database) => {
  test('waits in the log, is begun once, and is gone when it has ended', async () => {
    const { work, executions } = await stores(await database());
    const given = newWork('k-1');
    const { id } = given.execution;
    expect(await work.accept(given)).toEqual({ state: 'accepted' });
    expect(await executions.find(id)).toMatchObject({ status: 'accepted', attempts: 0, startedAt: null });
    const begun = await work.begin(id, now, later(60));
    expect(begun).toMatchObject({ state: 'begun', content: given.content, sealed: 'sealed', attempt: { number: 1 } });
    expect(await work.begin(id, now, later(60))).toEqual({ state: 'running' });
    await work.end(attemptOf(begun), success, 'kept');
    expect(await work.begin(id, later(999), later(1060))).toEqual({ state: 'ended' });
    expect(await executions.find(id)).toMatchObject({ status: 'succeeded', attempts: 1 });
    expect(await executions.payload(id)).toMatchObject({ input: given.content, output: success.output });
  });

  test('is accepted once per key, however many ask at once, and its key outlives every lease', async () => {
    const { work } = await stores(await database());
    const all = Array.from({ length: 20 }, () => newWork('k-2'));
    const answers = await Promise.all(all.map((each) => work.accept(each)));
    const winner = all[answers.findIndex(({ state }) => state === 'accepted')];
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
    expect(answers.filter((each) => each.state === 'duplicate' && each.of === winner?.execution.id)).toHaveLength(19);
    await work.begin(winner?.execution.id ?? '', now, later(1));
    await work.renew([winner?.execution.id ?? ''], later(2));
    const { execution, ...rest } = newWork('k-2');
    const again = await work.accept({ ...rest, execution: { ...execution, startedAt: new Date('2039-01-01') } });
    expect(again).toMatchObject({ state: 'duplicate', of: winner?.execution.id });
  });

  test('is taken over when the lease of its holder has ended, and the old holder can no longer write', async () => {
    const { work, executions } = await stores(await database());
    const given = newWork('k-3');
    const { id } = given.execution;
    await work.accept(given);
    const first = attemptOf(await work.begin(id, now, later(10)));
    expect(await work.begin(id, later(9), later(60))).toEqual({ state: 'running' });
    const second = attemptOf(await work.begin(id, later(11), later(60)));
    await work.end(first, success, 'kept');
    await work.defer(first, error, stages);
    expect(await executions.find(id)).toMatchObject({ status: 'running', attempts: 2 });
    await work.end(second, success, 'kept');
    expect(await executions.find(id)).toMatchObject({ status: 'succeeded', attempts: 2 });
  });

  test('is taken up again after the log has marked it as died', async () => {
    const { work, executions } = await stores(await database());
    const given = newWork();
    await work.accept(given);
    await work.begin(given.execution.id, now, later(1));
    expect(await executions.markDied(later(2))).toBe(1);
    expect(await work.begin(given.execution.id, later(3), later(60))).toMatchObject({ state: 'begun' });
  });

  test('that is deferred keeps what it has reached, and its last error', async () => {
    const { work, executions } = await stores(await database());
    const given = newWork();
    const { id } = given.execution;
    await work.accept(given);
    const attempt = attemptOf(await work.begin(id, now, later(10)));
    await work.keep(attempt, { fetched: true });
    await work.defer(attempt, error, stages);
    expect(await executions.find(id)).toMatchObject({ status: 'accepted', attempts: 1, error });
    expect(await executions.payload(id)).toMatchObject({ input: { fetched: true } });
    const again = await work.begin(id, now, later(10));
    expect(again).toMatchObject({ state: 'begun', content: { fetched: true }, attempt: { number: 2 } });
  });

  test.each([
    ['kept', 'duplicate'],
    ['released', 'accepted'],
  ] as const)('that has failed with its key %s leaves the next same event %s', async (key, state) => {
    const { work } = await stores(await database());
    const given = newWork('k-4');
    await work.accept(given);
    const attempt = attemptOf(await work.begin(given.execution.id, now, later(10)));
    await work.end(attempt, { ...success, status: 'failed', error }, key);
    expect(await work.accept(newWork('k-4'))).toMatchObject({ state });
  });

  test('that is not to be done is in the log with its outcome, and answers its key', async () => {
    const { work, executions } = await stores(await database());
    const { sealed: _, ...given } = newWork('k-5');
    const outcome = { ...success, output: { status: 'ignored', reason: 'no transcript' } };
    expect(await work.acceptEnded(given, outcome)).toEqual({ state: 'accepted' });
    expect(await executions.find(given.execution.id)).toMatchObject({ status: 'succeeded' });
    expect(await executions.payload(given.execution.id)).toMatchObject({
      input: given.content,
      output: outcome.output,
    });
    expect(await work.begin(given.execution.id, now, later(1))).toEqual({ state: 'ended' });
    expect(await work.acceptEnded({ ...newWork('k-5') }, outcome)).toMatchObject({ state: 'duplicate' });
  });

  test('knows the latest of each subject', async () => {
    const { work } = await stores(await database());
    const at = (subject: string, occurredAt: string) => work.isLatest({ scope: 'zoom', subject, occurredAt });
    expect(await at('m-1', '2026-11-20T10:00:00.000Z')).toBe(true);
    expect(await at('m-1', '2026-11-20T11:00:00.000Z')).toBe(true);
    expect(await at('m-1', '2026-11-20T10:00:00.000Z')).toBe(false);
    expect(await at('m-1', '2026-11-20T11:00:00.000Z')).toBe(true);
    expect(await at('m-2', '2026-11-20T10:00:00.000Z')).toBe(true);
  });
});
