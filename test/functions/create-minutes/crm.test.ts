import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMinutes } from '#functions/create-minutes/handler.ts';
import { getLog } from '#functions/getLog/handler.ts';
import { openFindCompany } from '#shared/crm/open-find-company.ts';
import { openLeases } from '#shared/store/leases.ts';
import { recorded } from '#shared/store/recorded.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { call } from '../../support/call.ts';
import { bothDatabases } from '../../support/databases.ts';
import { batchUnderTest, hubspotUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';
import { temporaryFolder, temporaryLog } from '../../support/store.ts';

quietLog();

const table = [
  'id,name,domain,ownerName,ownerEmail,archived',
  'C-1,株式会社サンプル,sample.co.jp,Mara Lindqvist,mara@ours.example,',
  'C-2,Northwind GmbH,northwind.example,Theo Brandt,theo@ours.example,',
  'C-3,Ours Ltd,ours.example,,,',
  'C-4,Twin One,twin.example,,,',
  'C-5,Twin Two,twin.example,,,',
  'C-6,Gone Inc.,gone.example,,,true',
  '001000000000005AAA,Sforce Ltd,sforce.example,,,',
  'C-7,Ours Abroad Ltd,abroad.example,Ann Lee,Ann@Abroad.Example,',
].join('\n');
const transcript = 'Aiko Tanaka: We decided on two sites.\nMara Lindqvist: I will send the offer by Friday.';

async function minutesBeside(store: Environment) {
  const path = join(temporaryFolder(), 'companies.csv');
  writeFileSync(path, table);
  await (await batchUnderTest({ CRM_FILE: path }, { store })).run();
  const handler = createMinutes({ now: () => new Date(0), findCompany: openFindCompany(store) });
  return async (body: object) => {
    const answer = await call('create-minutes', handler, { body: { transcript, ...body } });
    return answer.body as { crm: object | null; error?: string };
  };
}

describe.each(bothDatabases())('the company of a meeting, on %s', (_name, store) => {
  test('is told with its owner, by id, address, or name, where there is just one', async () => {
    const make = await minutesBeside(await store());
    const people = (...emails: string[]) => ({
      participants: emails.map((email, n) => ({ name: `Person ${n}`, email })),
    });
    const sample = {
      companyId: 'C-1',
      ownerId: 'mara@ours.example',
      company: { source: 'file', name: '株式会社サンプル', domain: 'sample.co.jp' },
      owner: { name: 'Mara Lindqvist', email: 'mara@ours.example', active: true },
    };
    const cases: readonly (readonly [object, object | null])[] = [
      [people('aiko@sample.co.jp', 'mara@ours.example'), { ...sample, company: { matchedBy: 'domain' } }],
      [people('aiko@sales.sample.co.jp'), sample],
      [people('ann@abroad.example'), null],
      [{ crm: { companyId: 'C-1', dealId: 77 } }, { ...sample, dealId: '77', company: { matchedBy: 'companyId' } }],
      [{ crm: { companyId: '001000000000005' } }, { companyId: '001000000000005AAA', company: { name: 'Sforce Ltd' } }],
      [{ crm: { companyName: 'サンプル(株)' } }, { ...sample, company: { matchedBy: 'name' } }],
      [{ meeting: { title: '株式会社サンプル様 定例' } }, sample],
      [{ participants: [{ name: 'Theo (Northwind)', side: 'external' }] }, { companyId: 'C-2' }],
      [{ crm: { companyId: 'X-9', ownerId: 'o-1' } }, { companyId: 'X-9', ownerId: 'o-1', company: null, owner: null }],
      [people('mara@ours.example'), null],
      [people('a@twin.example'), null],
      [people('a@gone.example'), null],
      [people('a@sample.co.jp', 'b@northwind.example'), null],
      [people('aiko@gmail.com'), null],
      [{ participants: [{ name: 'A', email: 'a@sample.co.jp', side: 'internal' }] }, null],
      [{}, null],
    ];
    for (const [body, crm] of cases) {
      const told = (await make(body)).crm;
      if (crm === null) expect(told, JSON.stringify(body)).toBeNull();
      else expect(told, JSON.stringify(body)).toMatchObject(crm);
    }
  });

  test('is that of the CRM which was read last, after another one has taken its place', async () => {
    const environment = await store();
    await minutesBeside(environment);
    const vendor = await hubspotUnderTest(20);
    vendor.data.changes.set(7, { domain: 'sample.co.jp' });
    await (await batchUnderTest(vendor.environment, { store: environment })).run();
    const handler = createMinutes({ now: () => new Date(0), findCompany: openFindCompany(environment) });
    const body = { transcript, participants: [{ name: 'Aiko Tanaka', email: 'aiko@sample.co.jp' }] };
    expect(await call('create-minutes', handler, { body })).toMatchObject({
      body: { crm: { companyId: '7', company: { source: 'hubspot' } } },
    });
  });

  test('is what getLog finds the execution by', async () => {
    const environment = await store();
    const path = join(temporaryFolder(), 'companies.csv');
    writeFileSync(path, table);
    await (await batchUnderTest({ CRM_FILE: path }, { store: environment })).run();
    const log = await temporaryLog(environment);
    const minutes = createMinutes({ now: () => new Date(), findCompany: openFindCompany(environment) });
    const services = { openLog: async () => log, leases: () => openLeases(60) };
    const id = newExecutionId();
    const body = { transcript, participants: [{ name: 'Aiko Tanaka', email: 'aiko@sample.co.jp' }] };
    await call('create-minutes', recorded('create-minutes', services, minutes), { body }, 'B', () => {}, undefined, id);
    const listed = await call('getLog', getLog({ executions: log, now: () => new Date() }), {
      body: { companyId: 'C-1' },
    });
    expect(listed.body).toMatchObject({ executions: [{ id, companyId: 'C-1' }] });
  });
});

test('without a store the caller alone knows', async () => {
  expect(openFindCompany({ STORE: 'none' })).toBeUndefined();
  const handler = createMinutes({ now: () => new Date(0) });
  const told = async (crm: object) => (await call('create-minutes', handler, { body: { transcript, ...crm } })).body;
  expect(await told({ crm: { companyId: 512 } })).toMatchObject({ crm: { companyId: '512', company: null } });
  expect(await told({})).toMatchObject({ crm: null });
});

test('a store that fails costs the company and not the minutes', async () => {
  const findCompany = () => Promise.reject(new Error('no database'));
  const handler = createMinutes({ now: () => new Date(0), findCompany });
  expect(await call('create-minutes', handler, { body: { transcript, crm: { companyId: 'C-1' } } })).toMatchObject({
    status: 200,
    body: { crm: { companyId: 'C-1', company: null }, decisions: [expect.anything()] },
  });
});

test.each([
  [{ crm: 'C-1' }, 'crm: must be an object'],
  [{ crm: { companyId: {} } }, 'crm.companyId: must be text or a whole number'],
])('%j is refused: %s', async (body, error) => {
  const handler = createMinutes({ now: () => new Date(0) });
  expect(await call('create-minutes', handler, { body: { transcript, ...body } })).toMatchObject({ body: { error } });
});
