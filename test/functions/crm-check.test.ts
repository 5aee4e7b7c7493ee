import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crmCheck } from '#functions/test/crm-check.ts';
import { runChecks } from '#functions/test/run-checks.ts';
import { readCrmSettings } from '#shared/crm/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { hubspotUnderTest } from '../support/daily-batch.ts';
import { quietLog } from '../support/recorder.ts';
import { temporaryFolder } from '../support/store.ts';

quietLog();

const checked = async (environment: Environment) => {
  const context = { executionId: 'e1', apiKey: undefined, signal: new AbortController().signal };
  return (await runChecks([crmCheck(() => readCrmSettings(environment))], context))[0];
};

test('the deep test asks the CRM that is configured', async () => {
  const { environment, server } = await hubspotUnderTest(300);
  expect(await checked(environment)).toMatchObject({ name: 'crm', status: 'ok', detail: 'hubspot answers' });
  expect(server.requests.map(({ path }) => path)).toEqual([
    expect.stringContaining('/owners/'),
    expect.stringContaining('/companies'),
  ]);
});

test('a CRM that refuses fails the check, which says where to look', async () => {
  const { environment } = await hubspotUnderTest(300);
  const wrong = { ...environment, HUBSPOT_ACCESS_TOKEN: 'wrong' };
  expect(await checked(wrong)).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('the CRM gave no owners or no companies'),
  });
  expect(await checked({ CRM: 'hubspot' })).toMatchObject({ status: 'failed' });
});

test('a token that may read owners and not companies fails the check', async () => {
  const { environment, server } = await hubspotUnderTest(300);
  server.faults.set(2, 'unauthorized');
  expect(await checked(environment)).toMatchObject({ status: 'failed' });
});

test('a file is read, and its absence is no failure', async () => {
  const path = join(temporaryFolder(), 'companies.csv');
  writeFileSync(path, 'id,name\n1,Acme');
  expect(await checked({ CRM_FILE: path })).toMatchObject({ status: 'ok', detail: 'file answers' });
  expect(await checked({ DATA_DIR: temporaryFolder() })).toMatchObject({ status: 'skipped' });
  expect(await checked({ CRM: 'none' })).toMatchObject({ status: 'skipped', detail: 'not configured' });
});
