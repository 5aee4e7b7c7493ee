import { expect, onTestFinished, test } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { deliver } from '#infra/simulate/deliver.ts';
import { startStandIn } from '#infra/simulate/stand-in.ts';
import { simulatedVendors } from '#infra/simulate/vendors.ts';
import { startFramework } from '../support/framework.ts';
import { temporaryFolder, temporaryLog } from '../support/store.ts';

const standardSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const secrets: Record<string, string> = {
  generic: standardSecret,
  recall: standardSecret,
  fathom: standardSecret,
  zoom: 'zoom-secret',
  'zoom-phone': 'zoom-secret',
  fireflies: 'fireflies-secret',
  graph: 'graph-state',
};

test('every vendor’s simulated events, each sent twice, become minutes once', async () => {
  const [signer, standIn] = await Promise.all([startTokenSigner(), startStandIn(0)]);
  onTestFinished(() => {
    signer.server.close();
    standIn.server.close();
    standIn.server.closeAllConnections();
  });
  const shared = { API_KEYS: 'console:secret-key', DATA_DIR: temporaryFolder(), GCE_METADATA_HOST: signer.host };
  const minutes = await startFramework('create-minutes', shared);
  const { url } = await startFramework('recorder', {
    ...shared,
    BACKENDS: `create-minutes=${minutes.url}`,
    DOWNLOAD_STAND_IN: standIn.url,
    GENERIC_WEBHOOK_SECRETS: standardSecret,
    RECALL_WEBHOOK_SECRETS: standardSecret,
    FATHOM_WEBHOOK_SECRETS: standardSecret,
    ZOOM_WEBHOOK_SECRETS: 'zoom-secret',
    FIREFLIES_WEBHOOK_SECRETS: 'fireflies-secret',
    GRAPH_CLIENT_STATES: 'graph-state',
    ...{ ZOOM_ACCOUNT_ID: 'a', ZOOM_CLIENT_ID: 'b', ZOOM_CLIENT_SECRET: 'c', RECALL_API_KEY: 'd' },
    ...{ FIREFLIES_API_KEY: 'e', GRAPH_TENANT_ID: 'f', GRAPH_CLIENT_ID: 'g', GRAPH_CLIENT_SECRET: 'h' },
  });
  const headers = { 'x-api-key': 'secret-key' };
  for (const vendor of simulatedVendors) {
    const order = { vendor, count: 3, duplicates: 2, concurrency: 3, url, headers, secret: secrets[vendor] };
    const results = (await deliver(order)).map(({ result }) => result);
    expect([vendor, ...results.sort()]).toEqual([vendor, ...Array(3).fill('duplicate'), ...Array(3).fill('succeeded')]);
  }
  const log = await temporaryLog(shared);
  const expected = 3 * simulatedVendors.length;
  for (const operation of ['recorder', 'create-minutes'] as const) {
    expect(await log.countByStatus({ operations: [operation] })).toMatchObject({
      succeeded: expected,
      failed: 0,
      running: 0,
    });
  }
}, 60_000);
