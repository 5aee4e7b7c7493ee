import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { batchUnderTest } from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';
import { temporaryFolder } from '../../support/store.ts';

quietLog();

async function fetched(content: string | Buffer) {
  const path = join(temporaryFolder(), 'companies.csv');
  writeFileSync(path, content);
  const batch = await batchUnderTest({ CRM_FILE: path });
  const { status, body } = await batch.run();
  return { status, body, companies: await batch.companies(), owners: await batch.owners() };
}

test.each([
  ['a semicolon in a name of a table with commas', 'id,name,domain\n1,Foo; Bar,foo.example', 'Foo; Bar'],
  ['a comma in a name of a table with semicolons', 'id;name;domain\r\n1;Foo, Inc.;foo.example', 'Foo, Inc.'],
  ['a comma in a name of a table with tabs', 'id\tname\tdomain\n1\tFoo, Inc.\tfoo.example', 'Foo, Inc.'],
  ['a quoted header', '"id";"name";"domain"\n"1";"Foo, Inc.";"foo.example"', 'Foo, Inc.'],
  ['the line by which Excel names the delimiter', 'sep=;\r\nid;name;domain\r\n1;Foo, Inc.;foo.example', 'Foo, Inc.'],
  ['empty lines before the header', '\n\nid,name,domain\n1,Foo,foo.example', 'Foo'],
])('%s shifts no column', async (_what, content, name) => {
  expect((await fetched(content)).companies).toMatchObject([{ id: '1', name, domain: 'foo.example' }]);
});

test.each([
  ['HubSpot', 'レコードID,会社名,会社ドメイン名,会社の担当者,担当者メール'],
  ['HubSpot, as it was', 'レコードID,会社名,会社のドメイン名,会社担当者,担当者メールアドレス'],
  ['Salesforce', '取引先 ID,取引先名,Web サイト,取引先 所有者,所有者メール'],
  ['a table of one’s own', '取引先ID,取引先名,ドメイン名,担当者名,所有者のメールアドレス'],
])('columns are known by their Japanese names: %s', async (_what, header) => {
  const { companies, owners } = await fetched(
    `${header}\n7,株式会社青葉商事,aoba.example,森田 花子,morita@ours.example`,
  );
  expect(companies).toMatchObject([
    { id: '7', name: '株式会社青葉商事', domain: 'aoba.example', owner_id: 'morita@ours.example' },
  ]);
  expect(owners).toMatchObject([{ name: '森田 花子', email: 'morita@ours.example' }]);
});

test('of two columns for one field the one that is filled in counts', async () => {
  const header = 'Record ID,Company name,Company Domain Name,Website URL';
  const { companies } = await fetched([header, '1,Foo,foo.example,', '2,Bar,,https://www.bar.example/'].join('\n'));
  expect(companies).toMatchObject([{ domain: 'foo.example' }, { domain: 'bar.example' }]);
});

test.each([
  ['Windows-1252', Buffer.from('id;name\n1;Müller & Söhne\n2;Société Générale', 'latin1')],
  ['UTF-8 that begins after much ASCII', `id;name\n${'9;Acme\n'.repeat(20_000)}1;Müller & Söhne\n2;Société Générale`],
])('%s is read as what it says', async (_encoding, content) => {
  const names = (await fetched(content)).companies.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Müller & Söhne', 'Société Générale']));
});

test('a row is named by its number in the table, empty ones counted', async () => {
  const { body } = await fetched('id,name,phone\n\n,,\n,,+49 30 1\n2,Acme,');
  expect(body).toMatchObject({ companies: { fetched: 2, failed: 1 }, failures: [{ id: 'row 4' }] });
});

test.each(['', '\n', 'foo,bar\n1,2', '1,Acme,acme.example'])('%j is refused with what is missing', async (content) => {
  const error = expect.stringMatching(/^the CRM file has no column that is known: its first row must name them/);
  expect(await fetched(content)).toMatchObject({ status: 500, body: { error } });
});
