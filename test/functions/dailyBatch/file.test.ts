import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bothDatabases } from '../../support/databases.ts';
import { batchUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';
import { temporaryFolder } from '../../support/store.ts';

quietLog();

const header = 'id,name,domain,ownerName,ownerEmail';
const rows = ['1,Northwind GmbH,northwind.example,Mara Lindqvist,mara@ours.example', '2,Acme,acme.example,,'];

function file(content: string | Buffer, name = 'companies.csv'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe.each(bothDatabases())('a CSV file as the CRM, on %s', (_name, store) => {
  test('gives companies with their owners, and says on the next day what has changed', async () => {
    const path = file([header, ...rows].join('\n'));
    const batch = await batchUnderTest({ CRM_FILE: path }, { store: await store() });
    expect(await batch.run()).toMatchObject({
      status: 200,
      body: {
        status: 'completed',
        crm: 'file',
        companies: { fetched: 2, created: 2, updated: 0, unchanged: 0, archived: 0, failed: 0, withoutOwner: 1 },
        owners: { fetched: 1, created: 1 },
        recovered: 0,
        pruned: 0,
      },
    });
    expect(await batch.companies()).toMatchObject([
      { id: '1', domain: 'northwind.example', owner_id: 'mara@ours.example', archived: 0 },
      { id: '2', owner_id: null },
    ]);
    writeFileSync(path, [header, '1,Northwind Group,northwind.example,,', '3,Contoso,contoso.example,,'].join('\n'));
    expect(await batch.run()).toMatchObject({
      body: { companies: { fetched: 2, created: 1, updated: 1, unchanged: 0, archived: 1 }, owners: { archived: 1 } },
    });
    expect(await batch.companies()).toMatchObject([{ name: 'Northwind Group' }, { id: '2', archived: 1 }, { id: '3' }]);
  });

  test('a dry run counts the same and changes nothing', async () => {
    const path = file([header, ...rows].join('\n'));
    const batch = await batchUnderTest({ CRM_FILE: path }, { store: await store() });
    const counts = { fetched: 2, created: 2, archived: 0 };
    expect(await batch.run({ dryRun: true })).toMatchObject({ body: { dryRun: true, companies: counts } });
    expect(await batch.contents()).toEqual([]);
    await batch.run();
    writeFileSync(path, [header, rows[0]].join('\n'));
    const before = await batch.contents();
    expect(await batch.run({ dryRun: true })).toMatchObject({ body: { companies: { unchanged: 1, archived: 1 } } });
    expect(await batch.contents()).toEqual(before);
  });
});

test.each([
  ['HubSpot', 'Record ID,Company name,Company Domain Name,Company owner\n9,Acme,www.Acme.example,Theo Brandt'],
  ['Salesforce', 'Account ID;Account Name;Website;Account Owner\n9;Acme;https://acme.example/;Theo Brandt'],
  ['a Japanese table', '会社ID,会社名,ドメイン,担当者\n9,Acme,acme.example,Theo Brandt'],
])('the columns of %s are known', async (_name, text) => {
  const batch = await batchUnderTest({ CRM_FILE: file(text) });
  await batch.run();
  expect(await batch.companies()).toMatchObject([
    { id: '9', name: 'Acme', domain: 'acme.example', owner_id: 'Theo Brandt' },
  ]);
});

test('a file in Shift_JIS is read as what it says', async () => {
  // 会社名 / 株式会社サンプル
  const bytes = Buffer.from([
    ...[0x89, 0xef, 0x8e, 0xd0, 0x96, 0xbc, 0x0a],
    ...[0x8a, 0x94, 0x8e, 0xae, 0x89, 0xef, 0x8e, 0xd0, 0x83, 0x54, 0x83, 0x93, 0x83, 0x76, 0x83, 0x8b],
  ]);
  const batch = await batchUnderTest({ CRM_FILE: file(bytes) });
  await batch.run();
  expect(await batch.companies()).toMatchObject([{ name: '株式会社サンプル', name_key: 'サンプル' }]);
});

test('a JSON file may list its owners', async () => {
  const content = {
    companies: [{ id: 1, name: 'Acme', ownerId: 'o1' }],
    owners: [{ id: 'o1', name: 'Theo Brandt', teams: ['North'] }],
  };
  const batch = await batchUnderTest({ CRM_FILE: file(JSON.stringify(content), 'crm.json') });
  expect(await batch.run()).toMatchObject({
    body: { companies: { created: 1, withoutOwner: 0 }, owners: { created: 1 } },
  });
  expect(await batch.owners()).toMatchObject([{ id: 'o1', name: 'Theo Brandt', teams: '["North"]' }]);
});

test('a record without an id is named with the reason, and the others are kept', async () => {
  const text = 'id,name,domain,phone\n,,,+49 30 1\n2,Acme,acme.example,';
  const batch = await batchUnderTest({ CRM_FILE: file(text) });
  expect(await batch.run()).toMatchObject({
    body: {
      companies: { fetched: 2, created: 1, failed: 1 },
      failures: [{ kind: 'companies', id: 'row 2', reason: 'id: must be text or a whole number' }],
    },
  });
});

test('ten thousand rows are read page by page', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => `${n},Company ${n},company-${n}.example,Mara Lindqvist,`);
  const batch = await batchUnderTest({ CRM_FILE: file([header, ...many].join('\n')) });
  expect(await batch.run()).toMatchObject({
    body: { companies: { fetched: 10_000, created: 10_000 }, owners: { created: 1 } },
  });
});

test('a list that has lost more than half of its companies archives none, unless that is asked for', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `${n},Company ${n},,,`);
  const path = file([header, ...many].join('\n'));
  const batch = await batchUnderTest({ CRM_FILE: path });
  await batch.run();
  writeFileSync(path, [header, ...many.slice(0, 5)].join('\n'));
  expect(await batch.run()).toMatchObject({
    body: {
      companies: { archived: 0 },
      warnings: [expect.stringContaining("companies: 35 of 40 known ones are not in the CRM's list; none is archived")],
    },
  });
  expect(await batch.run({ mode: 'full', archiveMany: true })).toMatchObject({
    body: { companies: { archived: 35 }, warnings: [] },
  });
});

test.each([{}, { dryRun: true }])('%j says how many companies have the id of an earlier one', async (order) => {
  const far = Array.from({ length: 600 }, (_, n) => `C-${n},Company ${n},,,`);
  const path = file(
    [header, '1,Acme,,Mara Lindqvist,', '1,Acme Ltd,,Mara Lindqvist,', ...far, '1,Acme Inc,,,'].join('\n'),
  );
  const batch = await batchUnderTest({ CRM_FILE: path });
  const { body } = await batch.run(order);
  expect(body).toMatchObject({ companies: { fetched: 601, created: 601 } });
  const warning =
    'companies: 2 of the CRM file have the id of an earlier one (without an id: its domain, else its name); the last of each counts';
  expect(body).toMatchObject({ warnings: [warning] });
  if (!('dryRun' in order))
    expect(await batch.companies()).toContainEqual(expect.objectContaining({ name: 'Acme Inc' }));
});

test('without a file the answer says where to put one', async () => {
  const batch = await batchUnderTest({});
  expect(await batch.run()).toMatchObject({
    status: 200,
    body: {
      crm: 'file',
      companies: { fetched: 0 },
      warnings: [expect.stringContaining('put companies.csv or companies.json')],
    },
  });
});

test('a file in the data folder is found; when it is gone, its companies stay', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'crm'));
  writeFileSync(join(folder, 'crm', 'companies.csv'), [header, ...rows].join('\n'));
  const store = { DATA_DIR: folder };
  expect(await (await batchUnderTest({}, { store })).run()).toMatchObject({ body: { companies: { created: 2 } } });
  rmSync(join(folder, 'crm', 'companies.csv'));
  const later = await batchUnderTest({}, { store });
  expect(await later.run()).toMatchObject({
    status: 500,
    body: { error: 'the CRM file is gone; the companies it had are kept as they are' },
  });
  expect(await later.companies()).toHaveLength(2);
});

test('a dry run counts each record once, and says what a run would leave alone', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `${n},Company ${n},company-${n}.example,Mara Lindqvist,`);
  const path = file([header, ...many(1_200), ...many(10)].join('\n'));
  const batch = await batchUnderTest({ CRM_FILE: path });
  const counts = { companies: { fetched: 1_200, created: 1_200 }, owners: { fetched: 1, created: 1 } };
  expect(await batch.run({ dryRun: true })).toMatchObject({ body: counts });
  expect(await batch.run()).toMatchObject({ body: counts });
  writeFileSync(path, [header, ...many(100)].join('\n'));
  const [dry, real] = [await batch.run({ dryRun: true }), await batch.run()];
  const told = { companies: { archived: 0 }, warnings: [expect.stringMatching(/^companies: 1100 of 1200 known/)] };
  expect(dry).toMatchObject({ body: told });
  expect(real).toMatchObject({ body: told });
  expect(await batch.run({ dryRun: true, archiveMany: true })).toMatchObject({
    body: { companies: { archived: 1_100 } },
  });
});

test('a file that is put there later is found by the next call', async () => {
  const folder = temporaryFolder();
  const batch = await batchUnderTest({}, { store: { DATA_DIR: folder } });
  await batch.run();
  mkdirSync(join(folder, 'crm'));
  writeFileSync(join(folder, 'crm', 'companies.csv'), [header, ...rows].join('\n'));
  expect(await batch.run()).toMatchObject({ body: { companies: { created: 2 }, warnings: [] } });
});

test.each(['nothing-there.csv', 'folder.csv', 'folder.json'])('%s is refused with the rule', async (name) => {
  const folder = temporaryFolder();
  for (const each of ['folder.csv', 'folder.json']) mkdirSync(join(folder, each));
  const { status, body } = await (await batchUnderTest({ CRM_FILE: join(folder, name) })).run();
  expect(status).toBe(500);
  expect(body).toEqual({
    error: expect.stringMatching(/^the CRM file cannot be read: CRM_FILE must name a CSV or JSON/),
  });
  expect(JSON.stringify(body)).not.toContain(folder);
});

test('text that is no JSON is refused without being repeated', async () => {
  const batch = await batchUnderTest({ CRM_FILE: file('{"secret', 'crm.json') });
  expect(await batch.run()).toMatchObject({
    status: 500,
    body: { error: expect.stringMatching(/^the CRM file must be JSON: a list of companies.*nothing|next call/s) },
  });
});
