import { describe, expect, test } from 'vitest';
import { sqlFindCompany } from '#shared/crm/store/sql-find-company.ts';
import {
  batchUnderTest,
  hubspotUnderTest,
  salesforceUnderTest,
  type VendorUnderTest,
} from '../../support/daily-batch.ts';
import { accountId } from '../../support/salesforce-api.ts';
import { quietLog } from '../../support/recorder.ts';
import type { Fault } from '#infra/bench/crm/server.ts';

const lines = quietLog();

const vendors: readonly (readonly [string, (companies: number, owners?: number) => Promise<VendorUnderTest>])[] = [
  ['HubSpot', hubspotUnderTest],
  ['Salesforce', salesforceUnderTest],
];
const later = new Date('2026-06-01T00:00:00Z');

describe.each(vendors)('%s', (name, open) => {
  test('gives all companies and owners, archived ones too', async () => {
    const vendor = await open(4_321, 30);
    vendor.data.changes.set(7, { archived: true });
    const batch = await batchUnderTest(vendor.environment);
    expect(await batch.run()).toMatchObject({
      status: 200,
      body: {
        status: 'completed',
        mode: 'full',
        modeReason: 'there was no complete run before',
        companies: { fetched: 4_321, created: 4_321, failed: 0, withoutOwner: 0 },
        owners: { fetched: 30, created: 30 },
        rateLimited: 0,
      },
    });
    const companies = await batch.companies();
    expect(companies.filter(({ archived }) => archived === 1)).toHaveLength(1);
    expect(companies).toContainEqual(
      expect.objectContaining({
        name: 'Company 12 Inc.',
        domain: 'company-12.example',
        archived: 0,
        updated_at: '2026-01-01T00:00:12.000Z',
      }),
    );
    expect((await batch.owners()).filter(({ archived }) => archived === 1)).toHaveLength(3);
  });

  test('afterwards only what has changed is fetched, with an overlap', async () => {
    const vendor = await open(3_000);
    const batch = await batchUnderTest(vendor.environment);
    await batch.run();
    vendor.data.changes.set(5, { name: 'Renamed', changedAt: later });
    expect(await batch.run()).toMatchObject({
      body: {
        mode: 'incremental',
        companies: { created: 0, updated: 1, fetched: 602, unchanged: 601, archived: 0 },
      },
    });
    expect(await batch.companies()).toContainEqual(expect.objectContaining({ name: 'Renamed' }));
  });

  test('what was deleted for good is archived by the next full run', async () => {
    const vendor = await open(300);
    const batch = await batchUnderTest(vendor.environment);
    await batch.run();
    vendor.data.changes.set(5, null);
    expect(await batch.run({ mode: 'full' })).toMatchObject({
      body: { companies: { fetched: 299, unchanged: 299, archived: 1 } },
    });
  });

  test('a broken record fails alone', async () => {
    const vendor = await open(250);
    vendor.data.broken.add(120);
    const batch = await batchUnderTest(vendor.environment);
    const { body } = await batch.run();
    expect(body).toMatchObject({
      companies: { fetched: 250, created: 249, failed: 1 },
      failures: [{ kind: 'companies', reason: expect.stringMatching(/^(properties|Id): /) }],
    });
  });

  test.each<[string, readonly [number, Fault][]]>([
    [
      'calls refused for coming too fast',
      [
        [2, 'tooMany'],
        [3, 'tooMany'],
        [6, 'tooMany'],
      ],
    ],
    [
      'bad gateways',
      [
        [1, 'badGateway'],
        [4, 'badGateway'],
        [5, 'badGateway'],
      ],
    ],
    [
      'cut connections',
      [
        [3, 'cut'],
        [5, 'cut'],
      ],
    ],
    ['answers that break off', [[3, 'cutBody']]],
    [
      'malformed JSON',
      [
        [3, 'malformed'],
        [4, 'malformed'],
      ],
    ],
    [
      'a page that comes twice',
      [
        [4, 'repeat'],
        [7, 'repeat'],
      ],
    ],
    ['a cursor that is refused', [[5, 'expired']]],
  ])('with %s in between, the result is that of an undisturbed run', async (_fault, faults) => {
    const vendor = await open(9_000);
    const undisturbed = await batchUnderTest(vendor.environment);
    await undisturbed.run();
    vendor.server.counts.requests = 0;
    for (const [at, fault] of faults) vendor.server.faults.set(at, fault);
    const batch = await batchUnderTest(vendor.environment);
    expect(await batch.run()).toMatchObject({
      status: 200,
      body: { companies: { fetched: 9_000, created: 9_000, failed: 0 }, owners: { created: 20 } },
    });
    expect(await batch.contents()).toEqual(await undisturbed.contents());
  });

  test('the daily limit ends the run at once, and the error says what was done; the next run goes on there', async () => {
    const vendor = await open(9_000);
    vendor.server.faults.set(5, 'daily');
    const batch = await batchUnderTest(vendor.environment);
    const { status, body } = await batch.run();
    expect(status).toBe(500);
    expect(body).toMatchObject({
      error: expect.stringMatching(/^(HubSpot|Salesforce) .*limit.*of this run are in the store/),
    });
    const requests = vendor.server.counts.requests;
    expect(requests).toBeLessThanOrEqual(6);
    const kept = (await batch.companies()).length;
    expect(kept).toBeGreaterThan(0);
    expect(await batch.run()).toMatchObject({ body: { resumed: true, companies: { fetched: 9_000, created: 9_000 } } });
  });

  test('a refused credential is told without being shown', async () => {
    const vendor = await open(10);
    const wrong = {
      ...vendor.environment,
      HUBSPOT_ACCESS_TOKEN: 'wrong-t0ken',
      SALESFORCE_CLIENT_SECRET: 'wrong-t0ken',
      CRM: name.toLowerCase(),
    };
    const batch = await batchUnderTest(wrong);
    const { status, body } = await batch.run();
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toMatch(/HubSpot answered 401|Salesforce answered 400 \(invalid_client\)/);
    expect(JSON.stringify(body) + lines().join('')).not.toContain('wrong-t0ken');
    expect(vendor.server.counts.requests).toBe(1);
  });
});

test('a session of Salesforce that ends is begun again', async () => {
  const vendor = await salesforceUnderTest(9_000);
  vendor.server.faults.set(4, 'unauthorized');
  const batch = await batchUnderTest(vendor.environment);
  expect(await batch.run()).toMatchObject({ body: { companies: { created: 9_000 } } });
});

test("a customer who may look into a portal of Salesforce is no owner, so that the domain is still the company's", async () => {
  const vendor = await salesforceUnderTest(20);
  const batch = await batchUnderTest(vendor.environment);
  expect(await batch.run()).toMatchObject({ body: { owners: { fetched: 20 } } });
  const traits = { companyId: undefined, emails: ['someone@company-3.example'], names: [] };
  expect(await sqlFindCompany(batch.db)(traits)).toMatchObject({ name: 'Company 3 Inc.', matchedBy: 'domain' });
});

test('a company of Salesforce is found by the short form of its id too', async () => {
  const vendor = await salesforceUnderTest(20);
  const batch = await batchUnderTest(vendor.environment);
  await batch.run();
  const traits = { companyId: accountId(5).slice(0, 15), emails: [], names: [] };
  expect(await sqlFindCompany(batch.db)(traits)).toMatchObject({ companyId: accountId(5), matchedBy: 'companyId' });
});

test('more than the 10,000 records that a search gives are found, in the order of their ids', async () => {
  const vendor = await hubspotUnderTest(100);
  const batch = await batchUnderTest(vendor.environment);
  await batch.run();
  Object.assign(vendor.data, { companies: 12_345 });
  expect(await batch.run()).toMatchObject({
    body: { mode: 'incremental', companies: { fetched: 12_345, created: 12_245, unchanged: 100 } },
  });
});

test('a cursor that is refused after many pages costs those pages once more, and no more', async () => {
  const vendor = await hubspotUnderTest(3_000);
  vendor.server.faults.set(25, 'expired');
  const batch = await batchUnderTest(vendor.environment);
  expect(await batch.run()).toMatchObject({ status: 200, body: { companies: { fetched: 3_000, created: 3_000 } } });
});

test('a list that leads in circles ends in an error, not in a loop', async () => {
  const vendor = await hubspotUnderTest(3_000);
  for (let at = 10; at < 200; at += 1) vendor.server.faults.set(at, 'repeat');
  const batch = await batchUnderTest(vendor.environment);
  expect(await batch.run()).toMatchObject({
    status: 500,
    body: { error: expect.stringMatching(/^hubspot does not lead through its list.*the next call goes on there$/) },
  });
  expect(vendor.server.counts.requests).toBeLessThan(30);
});

test("HubSpot's limit is kept, so that next to no call is refused", async () => {
  const vendor = await hubspotUnderTest(3_000, 20, { per10Seconds: 10, secondMs: 60 });
  const batch = await batchUnderTest(
    { ...vendor.environment, HUBSPOT_REQUESTS_PER_10_SECONDS: '10' },
    { patience: { firstMs: 1, secondMs: 60 } },
  );
  expect(await batch.run()).toMatchObject({ body: { companies: { created: 3_000 } } });
  // Unhindered, 34 calls would run into each of the three windows of 10 that they fill; a busy machine delays one now and then.
  expect(vendor.server.counts.tooMany).toBeLessThanOrEqual(2);
});

test.each([
  [{ CRM: 'hubspot' }, 'HUBSPOT_ACCESS_TOKEN: needed for the CRM that is chosen'],
  [{ SALESFORCE_CLIENT_ID: 'x' }, 'SALESFORCE_LOGIN_URL, SALESFORCE_CLIENT_SECRET: needed for the CRM that is chosen'],
  [{ CRM: 'pipedrive' }, 'CRM: must be hubspot, salesforce, file or none'],
  [{ HUBSPOT_ACCESS_TOKEN: 't', HUBSPOT_API_URL: 'http://crm.example' }, 'HUBSPOT_API_URL: must be an https address'],
])('the configuration %j is refused: %s', async (environment, text) => {
  await expect(batchUnderTest(environment)).rejects.toThrow(text);
});
