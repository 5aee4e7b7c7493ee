import { expect, test } from 'vitest';
import { batchUnderTest, hubspotUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';

quietLog();

const hourMs = 60 * 60 * 1000;

test('what changes while a run of hours is under way is not missed, though the run has passed it already', async () => {
  const vendor = await hubspotUnderTest(1_000);
  const batch = await batchUnderTest(vendor.environment, { maxContinuations: 0 });
  const start = Date.now();
  const after = (hours: number) => ({ now: () => new Date(start + hours * hourMs) });
  // One page of owners each, then companies 1 to 100: the time is over at once, so a call gets on by one page.
  for (let calls = 0; calls < 3; calls += 1) await batch.run({}, {}, { ...after(0), budgetMs: 0 });
  expect(await batch.companies()).toHaveLength(100);
  vendor.data.changes.set(5, { name: 'Renamed', changedAt: new Date(start + hourMs) });
  vendor.data.changes.set(900, { name: 'Renamed later', changedAt: new Date(start + 5 * hourMs) });
  expect(await batch.run({}, {}, after(6))).toMatchObject({ body: { resumed: true, status: 'completed' } });
  expect(await batch.run({}, {}, after(24))).toMatchObject({
    body: { mode: 'incremental', companies: { updated: 1 } },
  });
  const names = (await batch.companies()).map(({ name }) => name).filter((name) => name?.startsWith('Renamed'));
  expect(names.toSorted()).toEqual(['Renamed', 'Renamed later']);
});
