import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Chore } from '#functions/dailyBatch/handler.ts';
import type { Answer } from '#shared/http/answer.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import { sqlSyncStore } from '#shared/crm/store/sql-sync-store.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { openLeases } from '#shared/store/leases.ts';
import { recorded } from '#shared/store/recorded.ts';
import { call } from '../../support/call.ts';
import { bothDatabases } from '../../support/databases.ts';
import { batchUnderTest, hubspotUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';
import { temporaryLog } from '../../support/store.ts';

quietLog();

const dayMs = 24 * 60 * 60 * 1000;
/** The time is over at once, however fast the machine: a call gets on by one page, the first two of owners. */
const onePage = { budgetMs: 0 };
const errorOf = ({ body }: Answer) => (body as { error?: string }).error;

describe.each(bothDatabases())('on %s', (_name, store) => {
  test('a run that dies at any page is gone on with, and the result is that of an undisturbed one', async () => {
    const vendor = await hubspotUnderTest(1_000);
    vendor.data.changes.set(13, { archived: true });
    const undisturbed = await batchUnderTest(vendor.environment, { store: await store() });
    const whole = await undisturbed.run();
    for (const deathAt of [1, 2, 5, 9, 12]) {
      const batch = await batchUnderTest(vendor.environment, { store: await store() });
      const sync = sqlSyncStore(batch.db);
      let pages = 0;
      // Death in the middle: the page is written or not, and nobody is left to give the lease back.
      const dying = {
        ...sync,
        savePage: async (...page: Parameters<typeof sync.savePage>) => {
          pages += 1;
          if (pages === deathAt) throw new Error('killed');
          return sync.savePage(...page);
        },
        renew: async () => {},
        release: async () => {},
      };
      expect(await batch.run({}, {}, { store: dying, leaseSeconds: 0 })).toMatchObject({ status: 500 });
      const { body } = await batch.run();
      expect(body).toMatchObject({ resumed: true, companies: (whole.body as { companies: object }).companies });
      expect(await batch.contents()).toEqual(await undisturbed.contents());
    }
  });

  test('one run is at work at a time; another one says so and fetches nothing', async () => {
    const vendor = await hubspotUnderTest(2_000);
    const batch = await batchUnderTest(vendor.environment, { store: await store() });
    const answers = await Promise.all(Array.from({ length: 4 }, () => batch.run()));
    const statuses = answers.map(({ body }) => (body as { status: string }).status).toSorted();
    expect(statuses).toEqual(['alreadyRunning', 'alreadyRunning', 'alreadyRunning', 'completed']);
    expect(answers.find(({ body }) => (body as { status: string }).status === 'alreadyRunning')?.body).toMatchObject({
      runningExecution: expect.any(String),
      companies: { fetched: 0 },
    });
    expect(vendor.server.counts.requests).toBe(23);
  });

  test('whoever has lost the lease writes nothing more', async () => {
    const vendor = await hubspotUnderTest(1_000);
    const batch = await batchUnderTest(vendor.environment, { store: await store() });
    const sync = sqlSyncStore(batch.db);
    let pages = 0;
    const slow = {
      ...sync,
      renew: async () => {},
      savePage: async (...page: Parameters<typeof sync.savePage>) => {
        pages += 1;
        if (pages === 5) expect(await batch.run()).toMatchObject({ body: { status: 'completed', resumed: true } });
        return sync.savePage(...page);
      },
    };
    const answer = await batch.run({}, {}, { store: slow, leaseSeconds: 0 });
    expect(answer).toMatchObject({
      status: 500,
      body: { error: expect.stringContaining('another run has taken over') },
    });
    expect(await batch.companies()).toHaveLength(1_000);
  });

  test('when the time is over, the operation goes on by calling itself', async () => {
    const vendor = await hubspotUnderTest(1_500);
    const bodies: object[] = [];
    const callOperation: CallOperation = async (_id, { body }) => {
      bodies.push(body);
      return { executionId: newExecutionId(), output: { ...(await batch.run(body)).body } };
    };
    const batch = await batchUnderTest(vendor.environment, {
      store: await store(),
      budgetMs: 1,
      maxContinuations: 1_000,
      callOperation,
    });
    expect(await batch.run({ mode: 'full' })).toMatchObject({ status: 200, body: { status: 'continues' } });
    await expect.poll(async () => (await batch.companies()).length, { timeout: 10_000 }).toBe(1_500);
    const rehearsal = async () => (await batch.run({ dryRun: true }, {}, { budgetMs: 9_000 })).body;
    await expect.poll(rehearsal, { timeout: 15_000 }).toMatchObject({ mode: 'incremental' });
    expect(await batch.companies()).toHaveLength(1_500);
    expect(bodies[0]).toEqual({ mode: 'full', archiveMany: false, continuation: 1 });
    expect(bodies[1]).toMatchObject({ continuation: 2 });
  });
});

test.each([
  ['as often as it may', 0, async () => ({ executionId: '', output: {} })],
  ['could not call itself', 3, async () => ({ executionId: '', error: new Error('answered 403') })],
  ['could not call itself', 3, () => Promise.reject(new Error('no address'))],
] as const)(
  'a run that cannot go on by itself fails and says how far it has come: %s',
  async (text, maxContinuations, callOperation) => {
    const vendor = await hubspotUnderTest(3_000);
    const batch = await batchUnderTest(vendor.environment, { ...onePage, maxContinuations, callOperation });
    const answer = await batch.run();
    expect(answer.status).toBe(500);
    expect(errorOf(answer)).toMatch(text);
    expect(errorOf(answer)).toMatch(/\d+ companies and \d+ owners are in the store; the next call goes on there/);
  },
);

test.each([
  ['a day back', -dayMs],
  ['three days ahead', 3 * dayMs],
  ['a year ahead', 365 * dayMs],
])('a clock that jumps %s between two calls changes nothing in the result', async (_name, jumpMs) => {
  const vendor = await hubspotUnderTest(3_000);
  const undisturbed = await batchUnderTest(vendor.environment);
  await undisturbed.run();
  const batch = await batchUnderTest(vendor.environment, { maxContinuations: 0 });
  for (let calls = 0; calls < 3; calls += 1) await batch.run({}, {}, onePage);
  expect(await batch.companies()).toHaveLength(100);
  const now = () => new Date(Date.now() + jumpMs);
  expect(await batch.run({}, {}, { now })).toMatchObject({ status: 200, body: { companies: { fetched: 3_000 } } });
  vendor.data.changes.set(2_999, { name: 'Renamed' });
  expect(await batch.run()).toMatchObject({ body: { companies: { updated: 1 } } });
  vendor.data.changes.clear();
  await batch.run();
  expect(await batch.contents()).toEqual(await undisturbed.contents());
});

test('a lease that a wrong clock has given for ten days holds nobody up', async () => {
  const vendor = await hubspotUnderTest(10);
  const batch = await batchUnderTest(vendor.environment);
  const later = new Date(Date.now() + 10 * dayMs);
  await sqlSyncStore(batch.db).take({ source: 'hubspot', id: 'gone' }, later, new Date(later.getTime() + 60_000));
  expect(await batch.run()).toMatchObject({ body: { status: 'completed' } });
});

test('a run older than a day is begun anew, an incremental one is not gone on with where a full one is wanted', async () => {
  const vendor = await hubspotUnderTest(3_000);
  const batch = await batchUnderTest(vendor.environment, { maxContinuations: 0 });
  for (let calls = 0; calls < 3; calls += 1) await batch.run({}, {}, onePage);
  expect(await batch.companies()).toHaveLength(100);
  const now = () => new Date(Date.now() + 2 * dayMs);
  expect(await batch.run({}, {}, { now, ...onePage })).toMatchObject({ status: 500 });
  expect(await batch.run({}, {}, { now })).toMatchObject({ body: { resumed: true, mode: 'full' } });
  expect(await batch.run({ mode: 'full' })).toMatchObject({
    body: { resumed: false, mode: 'full', companies: { unchanged: 3_000 } },
  });
});

describe('deliveries of the scheduler', () => {
  const scheduled = (time: Date) => ({
    'x-api-key': 'an-accepted-key',
    'x-cloudscheduler': 'true',
    'x-cloudscheduler-jobname': 'minutes-api-dailybatch',
    'x-cloudscheduler-scheduletime': time.toISOString(),
  });
  const atNight = new Date(Date.now() - 1_000);

  async function deliverable(fails = 0) {
    const log = await temporaryLog();
    let runs = 0;
    const handler = recorded('dailyBatch', { openLog: async () => log, leases: () => openLeases(60) }, async () => {
      runs += 1;
      if (runs <= fails) throw new Error('the CRM is away');
      return { status: 'completed' };
    });
    const deliver = (time: Date | undefined) =>
      call('dailyBatch', handler, time ? { headers: scheduled(time) } : {}, 'B', () => {}, undefined, newExecutionId());
    return { deliver, runs: () => runs };
  }

  test('the second of the same run says so and does nothing', async () => {
    const { deliver, runs } = await deliverable();
    expect(await deliver(atNight)).toMatchObject({ body: { status: 'completed' } });
    expect(await deliver(atNight)).toMatchObject({
      status: 200,
      body: {
        status: 'duplicate',
        reason: 'the scheduler has delivered this run before',
        executionId: expect.any(String),
      },
    });
    expect(runs()).toBe(1);
  });

  test('one that failed is done again', async () => {
    const { deliver, runs } = await deliverable(1);
    expect(await deliver(atNight)).toMatchObject({ status: 500 });
    expect(await deliver(atNight)).toMatchObject({ body: { status: 'completed' } });
    expect(runs()).toBe(2);
  });

  test('a run by hand is none of them: neither without a time nor with that of the next run', async () => {
    const { deliver, runs } = await deliverable();
    const tomorrow = new Date(Date.now() + dayMs);
    for (const time of [tomorrow, tomorrow, undefined, undefined]) {
      expect(await deliver(time)).toMatchObject({ body: { status: 'completed' } });
    }
    expect(runs()).toBe(4);
    await deliver(atNight);
    expect(runs()).toBe(5);
  });
});

test('what the CRM does is no reason to leave out the other work, nor the other way round', async () => {
  const vendor = await hubspotUnderTest(10);
  vendor.server.faults.set(1, 'unauthorized');
  const failing = { name: 'recover', after: false, run: async () => Promise.reject(new Error('secret text')) };
  const working = { name: 'prune', after: false, run: async () => ({ pruned: 7 }) };
  const batch = await batchUnderTest(vendor.environment, { chores: [failing, working] });
  const answer = await batch.run();
  expect(errorOf(answer)).toMatch(/HubSpot answered 401.*recover failed: internal error; the log has the reason/);
  expect(await batch.run()).toMatchObject({
    status: 200,
    body: {
      pruned: 7,
      recovered: 0,
      companies: { created: 10 },
      parts: [
        { name: 'recover', status: 'failed' },
        { name: 'prune', status: 'succeeded', detail: { pruned: 7 } },
      ],
    },
  });
});

test('what is done before the turn of the CRM leaves it four fifths of the budget', async () => {
  const limits = new Map<AbortSignal, number>();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    const signal = timeout(limitMs);
    limits.set(signal, limitMs);
    return signal;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const given: (number | undefined)[] = [];
  const run: Chore['run'] = async (_call, signal) => {
    given.push(limits.get(signal));
    return {};
  };
  const batch = await batchUnderTest({ CRM: 'none' }, { chores: [{ name: 'prune', after: false, run }] });
  await batch.run({}, {}, { budgetMs: 60_000 });
  expect(given).toEqual([12_000]);
});

test.each(['B', 'C'] as const)('without a CRM variant %s says so', async (variant) => {
  const batch = await batchUnderTest({ CRM: 'none' });
  const answer = await batch.run({}, {}, {}, variant);
  expect(answer).toMatchObject({
    status: 500,
    body: { error: 'no CRM is configured, so there are no companies and owners to get' },
  });
});

test.each([
  [{ dryrun: true }, 'body: has no field "dryrun"; did you mean dryRun?'],
  [{ mode: 'all' }, 'mode: must be incremental or full'],
  [{ dryRun: 'yes' }, 'dryRun: must be true or false'],
  [{ continuation: 0 }, 'continuation: must be a whole number between 1 and 1000'],
])('refuses %j', async (body, error) => {
  const batch = await batchUnderTest({});
  expect(await batch.run(body)).toMatchObject({ status: 400, body: { error } });
});
