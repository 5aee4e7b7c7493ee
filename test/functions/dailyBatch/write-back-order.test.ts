import { expect, test } from 'vitest';
import { writeBack } from '#functions/dailyBatch/write-back/write-back.ts';
import { openCrm } from '#shared/crm/open-crm.ts';
import { readCrmSettings } from '#shared/crm/settings.ts';
import { sqlNoteOutbox } from '#shared/crm/store/note-outbox.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { accountId } from '../../support/salesforce-api.ts';
import { batchUnderTest, hubspotUnderTest, salesforceUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';
import { newExecution, temporaryFolder, temporaryLog } from '../../support/store.ts';

quietLog();

const made = new Date('2026-11-20T09:00:00Z');
const hourMs = 60 * 60 * 1000;
const at = (seconds: number) => new Date(made.getTime() + 1000 * seconds);

async function outboxOver(vendorEnvironment: Environment) {
  const store = { DATA_DIR: temporaryFolder() };
  const batch = await batchUnderTest(vendorEnvironment, { store });
  await batch.run();
  const log = await temporaryLog(store);
  const minutes = async (companyId: string, seconds: number, status: 'succeeded' | 'failed', from?: string) => {
    const execution = newExecution({ startedAt: at(seconds), reExecutedFrom: from });
    await log.open(execution);
    const output = { meeting: { title: 'Pilot' }, rendered: { html: '<h1>Pilot</h1>' } };
    const ended = { finishedAt: at(seconds), durationMs: 1, stages: [], companyId };
    await log.close(
      execution.id,
      status === 'failed'
        ? { status, error: { code: 'died', message: 'died', retryable: true }, ...ended }
        : { status, output, ...ended },
    );
    return execution.id;
  };
  const run = async (hours: number, environment = vendorEnvironment) => {
    const signal = new AbortController().signal;
    const crm = await openCrm(readCrmSettings(environment))?.(signal, { firstMs: 1, secondMs: 5 });
    const now = () => new Date(made.getTime() + hours * hourMs);
    return crm && writeBack(crm, { outbox: sqlNoteOutbox(batch.db), executions: log, now }, signal);
  };
  return { minutes, run };
}

test('minutes that were made only by running a failed call again are written, and once', async () => {
  const vendor = await hubspotUnderTest(20);
  const { minutes, run } = await outboxOver(vendor.environment);
  const failed = await minutes('5', 0, 'failed');
  const again = await minutes('5', 10, 'failed', failed);
  await minutes('5', 20, 'succeeded', again);
  await minutes('5', 30, 'succeeded', again);
  const whole = await minutes('6', 40, 'succeeded');
  await minutes('6', 50, 'succeeded', whole);
  expect(await run(1)).toEqual({ written: 2, postponed: 0, failed: 0 });
  expect(await run(2)).toEqual({ written: 0, postponed: 0, failed: 0 });
});

test('a note whose fate is not known is found among hundreds of the company', async () => {
  const vendor = await hubspotUnderTest(20);
  const { minutes, run } = await outboxOver(vendor.environment);
  for (let n = 0; n < 150; n += 1) await minutes('5', n, 'succeeded');
  expect(await run(1)).toEqual({ written: 150, postponed: 0, failed: 0 });
  await minutes('5', 150, 'succeeded');
  vendor.server.faults.set(vendor.server.counts.requests + 1, 'cutBody');
  expect(await run(2)).toEqual({ written: 0, postponed: 1, failed: 0 });
  expect(await run(3)).toEqual({ written: 1, postponed: 0, failed: 0 });
  expect(vendor.server.requests.filter(({ path }) => path.endsWith('/notes'))).toHaveLength(151);
});

test.each([
  ['HubSpot', hubspotUnderTest, (id: number) => String(id), 1],
  ['Salesforce', salesforceUnderTest, accountId, 1],
] as const)(
  'a credential that %s refuses is tried once a day, and gives up no note',
  async (_name, open, idOf, calls) => {
    const vendor = await open(20);
    const { minutes, run } = await outboxOver(vendor.environment);
    for (const id of [3, 4, 5]) await minutes(idOf(id), id, 'succeeded');
    const wrong = { ...vendor.environment, HUBSPOT_ACCESS_TOKEN: 'old', SALESFORCE_CLIENT_SECRET: 'old' };
    const chosen = 'SALESFORCE_CLIENT_ID' in vendor.environment ? 'salesforce' : 'hubspot';
    for (let day = 1; day <= 6; day += 1) {
      const before = vendor.server.counts.requests;
      expect(await run(24 * day, { ...wrong, CRM: chosen })).toEqual({ written: 0, postponed: 1, failed: 0 });
      expect(vendor.server.counts.requests - before).toBe(calls);
    }
    expect(await run(24 * 7)).toEqual({ written: 3, postponed: 0, failed: 0 });
  },
);
