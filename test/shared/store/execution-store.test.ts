import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { ExecutionStore, IdempotencyKey } from '#shared/store/execution-store.ts';
import { bothDatabases } from '../../support/databases.ts';
import { newExecution, temporaryLog } from '../../support/store.ts';

const end = { finishedAt: new Date('2026-11-20T10:00:01Z'), durationMs: 12.4, stages: [] };
const success = { status: 'succeeded', output: { summary: '要約' }, ...end } as const;
const failure = {
  status: 'failed',
  error: { code: 'internal', message: 'internal error', retryable: true },
  ...end,
} as const;

async function opened(log: ExecutionStore, given: Parameters<typeof newExecution>[0] = {}): Promise<string> {
  const execution = newExecution(given);
  await log.open(execution);
  return execution.id;
}

const key = (given: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  scope: 'create-minutes:console',
  key: 'k-1',
  payloadHash: 'hash',
  expiresAt: new Date('2040-01-01T00:00:00Z'),
  ...given,
});

describe.each(bothDatabases())('the execution log in %s', (_name, createDatabase) => {
  const newLog = async () => temporaryLog(await createDatabase());

  describe('an execution', () => {
    test('is running from the moment it is opened, with its input beside it', async () => {
      const log = await newLog();
      const id = await opened(log, {
        meetingId: 'm-1',
        companyId: 'c-1',
        trigger: 'recorder',
        startedAt: new Date('2026-11-20T09:00:00.123Z'),
      });
      expect(await log.find(id)).toMatchObject({
        id,
        status: 'running',
        trigger: 'recorder',
        meetingId: 'm-1',
        companyId: 'c-1',
        createdAt: '2026-11-20T09:00:00.123Z',
        finishedAt: null,
        error: null,
      });
      expect(await log.payload(id)).toMatchObject({ input: { transcript: 'Aiko: はい' }, output: undefined });
    });

    test('that succeeded keeps what it answered, from which input, and its stages', async () => {
      const log = await newLog();
      const id = await opened(log);
      const stages = [
        { name: 'read', status: 'succeeded', startedAt: '2026-11-20T10:00:00.000Z', durationMs: 3 },
      ] as const;
      await log.close(id, { ...success, inputHash: 'abc', stages });
      expect(await log.find(id)).toMatchObject({
        status: 'succeeded',
        durationMs: 12,
        finishedAt: '2026-11-20T10:00:01.000Z',
        inputHash: 'abc',
        stages,
      });
      expect((await log.payload(id))?.output).toEqual({ summary: '要約' });
    });

    test('that failed keeps code, text and whether it may be tried again', async () => {
      const log = await newLog();
      const id = await opened(log);
      await log.close(id, failure);
      expect(await log.find(id)).toMatchObject({ status: 'failed', error: failure.error });
    });

    test('whose function died is marked once its lease has ended, and not before', async () => {
      const log = await newLog();
      const [alive, dead] = [await opened(log), await opened(log, { leaseUntil: new Date('2026-11-20T09:00:00Z') })];
      await log.renew([alive], new Date('2040-01-01T00:00:00Z'));
      expect(await log.markDied(new Date('2030-01-01T00:00:00Z'))).toBe(1);
      expect((await log.find(dead))?.error).toEqual({
        code: 'died',
        message: 'the function that ran it ended before it did',
        retryable: true,
      });
      expect([(await log.find(dead))?.status, (await log.find(alive))?.status]).toEqual(['timedOut', 'running']);
      expect(await log.markDied(new Date('2030-01-01T00:00:00Z'))).toBe(0);
    });

    test('that was taken for dead and ends well after all has succeeded', async () => {
      const log = await newLog();
      const id = await opened(log);
      await log.markDied(new Date('2030-01-01T00:00:00Z'));
      await log.close(id, success);
      expect(await log.find(id)).toMatchObject({ status: 'succeeded', error: null });
    });

    test('that is past its retention is gone with all that belongs to it, in steps', async () => {
      const log = await newLog();
      const at = (time: string) => ({ startedAt: new Date(time) });
      const old = [await opened(log, at('2026-01-01T00:00:00Z')), await opened(log, at('2026-01-02T00:00:00Z'))];
      const young = await opened(log, at('2026-01-03T00:00:00Z'));
      const before = new Date('2026-01-03T00:00:00Z');
      expect([await log.prune(before, 1), await log.prune(before, 5), await log.prune(before, 5)]).toEqual([1, 1, 0]);
      expect(await Promise.all(old.map((id) => log.payload(id)))).toEqual([undefined, undefined]);
      expect(await log.find(young)).toBeDefined();
    });

    test('that nobody opened is not there', async () => {
      const log = await newLog();
      expect([await log.find('none'), await log.payload('none')]).toEqual([undefined, undefined]);
    });
  });

  describe('the list', () => {
    test.each([
      ['operation', { operation: 'getLog' }, { operations: ['getLog'] }],
      ['operations', { operation: 'getLog' }, { operations: ['getLog', 'recorder'] }],
      ['trigger', { trigger: 'schedule' }, { triggers: ['schedule'] }],
      ['meeting', { meetingId: 'm-7' }, { meetingId: 'm-7' }],
      ['company', { companyId: 'c-7' }, { companyId: 'c-7' }],
      ['start', { startedAt: new Date('2030-01-01T00:00:00Z') }, { since: new Date('2030-01-01T00:00:00Z') }],
      ['end', { startedAt: new Date('2020-01-01T00:00:00Z') }, { until: new Date('2020-01-01T00:00:00.001Z') }],
    ] as const)('can be narrowed by %s', async (_kind, given, filter) => {
      const log = await newLog();
      await opened(log);
      const wanted = await opened(log, given);
      await opened(log);
      expect((await log.list(filter, { limit: 10 })).map(({ id }) => id)).toEqual([wanted]);
      expect((await log.countByStatus(filter)).running).toBe(1);
    });

    test('pages newest first, without repeating or missing a row while others arrive', async () => {
      const log = await newLog();
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.unshift(await opened(log, { operation: n % 2 ? 'recorder' : 'getLog' }));
      const filter = { operations: ['recorder', 'getLog'] } as const;
      const first = await log.list(filter, { limit: 2 });
      await opened(log, { operation: 'recorder' });
      const second = await log.list(filter, { limit: 2, before: first.at(-1)?.id });
      const third = await log.list(filter, { limit: 2, before: second.at(-1)?.id });
      expect([...first, ...second, ...third].map(({ id }) => id)).toEqual(ids);
    });

    test('counts the executions of each status', async () => {
      const log = await newLog();
      await log.close(await opened(log), success);
      await log.close(await opened(log), failure);
      await opened(log);
      expect(await log.countByStatus({})).toEqual({ accepted: 0, running: 1, succeeded: 1, failed: 1, timedOut: 0 });
    });

    test('knows which executions have been run again successfully', async () => {
      const log = await newLog();
      const first = await opened(log);
      const again = await opened(log, { reExecutedFrom: first });
      const failed = await opened(log, { reExecutedFrom: again });
      await log.close(again, success);
      await log.close(failed, failure);
      expect(await log.runAgainAmong([first, again, failed])).toEqual(new Set([first]));
      expect([await log.runAgainAmong([again]), await log.runAgainAmong([])]).toEqual([new Set(), new Set()]);
    });
  });

  describe('an idempotency key', () => {
    test('that was claimed before the hash was one of content is known by its former one', async () => {
      const log = await newLog();
      await log.open(newExecution(), key({ payloadHash: 'of the text' }));
      const again = key({ payloadHash: 'of the content', formerHash: 'of the text' });
      expect(await log.open(newExecution(), again)).toMatchObject({ state: 'duplicate', samePayload: true });
    });

    test('is held by the first, and the others are told by whom and whether there is an answer', async () => {
      const log = await newLog();
      const [first, second, third] = [newExecution(), newExecution(), newExecution()];
      expect(await log.open(first, key())).toEqual({ state: 'opened' });
      expect(await log.open(second, key())).toEqual({
        state: 'duplicate',
        of: first.id,
        samePayload: true,
        finished: false,
      });
      await log.close(first.id, success);
      expect(await log.open(third, key({ payloadHash: 'other' }))).toEqual({
        state: 'duplicate',
        of: first.id,
        samePayload: false,
        finished: true,
      });
      expect(await log.find(first.id)).toMatchObject({ idempotencyKey: 'k-1', duplicates: 2 });
      expect(await log.find(second.id)).toBeUndefined();
    });

    test.each([
      ['another scope', { scope: 'create-minutes:zoom' }],
      ['another key', { key: 'k-2' }],
    ])('is another one in %s', async (_kind, given) => {
      const log = await newLog();
      await log.open(newExecution(), key());
      expect(await log.open(newExecution(), key(given))).toEqual({ state: 'opened' });
    });

    test('is free again when the first call failed', async () => {
      const log = await newLog();
      const first = newExecution();
      await log.open(first, key());
      await log.close(first.id, failure);
      expect(await log.open(newExecution(), key())).toEqual({ state: 'opened' });
    });

    test('is free again when its holder died, and the late holder cannot take it back', async () => {
      const log = await newLog();
      const dead = newExecution({ leaseUntil: new Date('2026-01-01T00:00:00Z') });
      const next = newExecution();
      await log.open(dead, key());
      expect(await log.open(next, key())).toEqual({ state: 'opened' });
      await log.close(dead.id, failure);
      expect(await log.open(newExecution(), key())).toMatchObject({ state: 'duplicate', of: next.id });
    });

    test('stays held while its holder renews the lease', async () => {
      const log = await newLog();
      const slow = newExecution({ leaseUntil: new Date('2026-01-01T00:00:00Z') });
      await log.open(slow, key());
      await log.renew([slow.id], new Date('2040-01-01T00:00:00Z'));
      expect(await log.open(newExecution(), key())).toMatchObject({ state: 'duplicate', of: slow.id });
    });

    test('is free again when it has expired', async () => {
      const log = await newLog();
      const first = newExecution();
      await log.open(first, key({ expiresAt: new Date('2026-01-01T00:00:00Z') }));
      await log.close(first.id, success);
      expect(await log.open(newExecution(), key())).toEqual({ state: 'opened' });
    });

    test('is got by one of 200 at once', async () => {
      const log = await newLog();
      const startedAt = new Date('2026-11-20T09:00:00Z');
      const all = await Promise.all(Array.from({ length: 200 }, () => log.open(newExecution({ startedAt }), key())));
      expect(all.filter(({ state }) => state === 'opened')).toHaveLength(1);
      expect(await log.countByStatus({})).toMatchObject({ running: 1 });
    });
  });

  test('processes that open a new database together all find it ready', async () => {
    const environment = await createDatabase();
    const script = new URL('../../support/open-log-and-write.ts', import.meta.url).pathname;
    const run = () => promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...environment } });
    const ids = (await Promise.all(Array.from({ length: 7 }, run))).map(({ stdout }) => stdout.trim());
    const listed = await (await temporaryLog(environment)).list({}, { limit: 10 });
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});
