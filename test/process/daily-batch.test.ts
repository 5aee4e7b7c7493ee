import { describe, expect, onTestFinished, test, vi } from 'vitest';
import getPort from 'get-port';
import { fetchWhileKilling } from '#infra/bench/crm/fetch-while-killing.ts';
import { hubspotApi } from '#infra/bench/crm/hubspot-api.ts';
import { invent } from '#infra/bench/crm/invent.ts';
import { serveVendor } from '#infra/bench/crm/server.ts';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { bothDatabases } from '../support/databases.ts';
import { startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { temporaryFolder } from '../support/store.ts';

async function hubspot(companies: number) {
  const server = await serveVendor(hubspotApi(invent(companies, 50), 'token'));
  onTestFinished(server.close);
  return {
    HUBSPOT_ACCESS_TOKEN: 'token',
    HUBSPOT_API_URL: server.url,
    HUBSPOT_REQUESTS_PER_10_SECONDS: '100000',
  };
}

describe.each(bothDatabases())('on %s', (_name, store) => {
  test('a daily batch that is killed at random ends with every company once', async () => {
    const environment = { ...(await hubspot(20_000)), ...(await store()) };
    const { companies } = await fetchWhileKilling(environment, 3, 500);
    const running = await startFramework('dailyBatch', { ...environment, API_KEYS: 'console:secret-key' });
    const call = { headers: { 'x-api-key': 'secret-key' }, body: '{"mode":"full"}' };
    expect(companies.failed).toBe(0);
    expect((await send(running.url, call)).json).toMatchObject({
      status: 'completed',
      companies: { fetched: 20_000, created: 0, updated: 0, unchanged: 20_000, archived: 0, withoutOwner: 0 },
    });
  }, 120_000);
});

test('the deployed function goes on by calling itself with an identity token', async () => {
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  const port = await getPort({ host: '127.0.0.1' });
  const own = `http://127.0.0.1:${port}`;
  const environment = {
    ...(await hubspot(60_000)),
    DATA_DIR: temporaryFolder(),
    API_KEYS: 'console:secret-key',
    DAILY_BATCH_BUDGET_SECONDS: '1',
    BACKENDS: `dailyBatch=${own}`,
    GCE_METADATA_HOST: signer.host,
    VERIFY_IDENTITY_TOKENS: 'true',
    IDENTITY_AUDIENCE: own,
    IDENTITY_CALLERS: signer.email,
    IDENTITY_CERTS_URL: signer.certsUrl,
  };
  await startFramework('dailyBatch', environment, port);
  const token = `http://${signer.host}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${own}`;
  const authorization = `Bearer ${await (await fetch(token, { headers: { 'metadata-flavor': 'Google' } })).text()}`;
  const headers = { 'x-api-key': 'secret-key', authorization };
  const ask = async (body: object) => (await send(own, { headers, body: JSON.stringify(body) })).json;
  expect(await ask({ mode: 'full' })).toMatchObject({ status: 'continues' });
  // Nothing calls it any more but the function itself, until a rehearsal finds everything there.
  await vi.waitUntil(async () => ((await ask({ dryRun: true })) as { mode: string }).mode === 'incremental', {
    timeout: 60_000,
    interval: 500,
  });
}, 120_000);

test('the deployed function says of notes that no CRM takes them, and does the rest', async () => {
  const environment = { DATA_DIR: temporaryFolder(), API_KEYS: 'console:secret-key', CRM_WRITE_BACK: '1' };
  const { url } = await startFramework('dailyBatch', environment);
  const { json } = await send(url, { headers: { 'x-api-key': 'secret-key' } });
  const error = 'CRM_WRITE_BACK: needs HubSpot or Salesforce, and neither is the CRM here';
  expect(json).toMatchObject({ status: 'completed', crm: 'file' });
  expect((json as { parts: object[] }).parts).toContainEqual({
    name: 'writeBack',
    status: 'failed',
    detail: null,
    error,
  });
});
