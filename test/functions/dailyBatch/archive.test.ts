import { expect, test } from 'vitest';
import { sqlSyncStore } from '#shared/crm/store/sql-sync-store.ts';
import { batchUnderTest, hubspotUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';

quietLog();

test('a run that dies after it has archived counts what it has archived when it is gone on with', async () => {
  const vendor = await hubspotUnderTest(100);
  const batch = await batchUnderTest(vendor.environment);
  await batch.run();
  for (const id of [3, 4, 5]) vendor.data.changes.set(id, null);
  const dying = { ...sqlSyncStore(batch.db), finish: () => Promise.reject(new Error('killed')) };
  expect(await batch.run({ mode: 'full' }, {}, { store: dying })).toMatchObject({ status: 500 });
  expect(await batch.run()).toMatchObject({ body: { resumed: true, companies: { unchanged: 97, archived: 3 } } });
});
