import { onTestFinished } from 'vitest';
import { type Chore, dailyBatch, type BatchServices } from '#functions/dailyBatch/handler.ts';
import type { Variant } from '#shared/contract/operations.ts';
import { openCrm } from '#shared/crm/open-crm.ts';
import { readCrmSettings } from '#shared/crm/settings.ts';
import { sqlSyncStore } from '#shared/crm/store/sql-sync-store.ts';
import { openDatabase } from '#shared/store/database.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { type Invented, invent } from '#infra/bench/crm/invent.ts';
import { hubspotApi, type HubspotLimits } from '#infra/bench/crm/hubspot-api.ts';
import { salesforceApi } from './salesforce-api.ts';
import { type Running, serveVendor } from '#infra/bench/crm/server.ts';
import { call, type Sent } from './call.ts';
import { temporaryFolder } from './store.ts';

/** Vendors' seconds pass quickly, and nobody waits long before asking again. */
const hurry = { firstMs: 1, secondMs: 5 };

export interface VendorUnderTest {
  readonly data: Invented;
  readonly server: Running;
  readonly environment: Environment;
}

export async function hubspotUnderTest(
  companies: number,
  owners = 20,
  limits: HubspotLimits = {},
): Promise<VendorUnderTest> {
  const data = invent(companies, owners);
  const server = await serveVendor(hubspotApi(data, 'token', { secondMs: hurry.secondMs, ...limits }), true);
  onTestFinished(server.close);
  return {
    data,
    server,
    environment: {
      HUBSPOT_ACCESS_TOKEN: 'token',
      HUBSPOT_API_URL: server.url,
      HUBSPOT_REQUESTS_PER_10_SECONDS: '1000',
    },
  };
}

export async function salesforceUnderTest(companies: number, owners = 20): Promise<VendorUnderTest> {
  const data = invent(companies, owners);
  const server = await serveVendor(salesforceApi(data, 'secret'), true);
  onTestFinished(server.close);
  const client = { SALESFORCE_CLIENT_ID: 'client', SALESFORCE_CLIENT_SECRET: 'secret' };
  return {
    data,
    server,
    environment: { ...client, SALESFORCE_LOGIN_URL: server.url, SALESFORCE_REQUESTS_PER_SECOND: '1000' },
  };
}

/** Daily batches, one after the other, over one real database and the CRM of the environment. */
export async function batchUnderTest(
  crmEnvironment: Environment,
  {
    store = { DATA_DIR: temporaryFolder() },
    ...services
  }: Partial<Omit<BatchServices, 'store'>> & { readonly store?: Environment } = {},
) {
  const { database } = readStoreSettings(store);
  if (!database) throw new Error('the environment names no database');
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const crm = readCrmSettings({ ...store, ...crmEnvironment });
  const chores: readonly Chore[] = [];
  const run = async (
    body: object = {},
    sent: Partial<Sent> = {},
    given: Partial<BatchServices> = {},
    variant: Variant = 'B',
  ) => {
    const handler = dailyBatch({
      source: crm.source,
      openCrm: openCrm(crm),
      store: sqlSyncStore(db),
      chores,
      leaseSeconds: 60,
      budgetMs: 60_000,
      patience: hurry,
      maxContinuations: 3,
      callOperation: async () => ({ executionId: '', output: {} }),
      now: () => new Date(),
      ...services,
      ...given,
    });
    return call('dailyBatch', handler, { ...sent, body }, variant, () => {}, undefined, newExecutionId());
  };
  const companies = async () => db.selectFrom('crm_companies').selectAll().orderBy('id').execute();
  const owners = async () => db.selectFrom('crm_owners').selectAll().orderBy('id').execute();
  /** What an undisturbed run leaves behind, whoever it was that came across a record. */
  const contents = async () => [...(await companies()), ...(await owners())].map(({ seen_run: _, ...row }) => row);
  return { run, db, companies, owners, contents };
}
