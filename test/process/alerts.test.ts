import getPort from 'get-port';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { slackServer } from '../support/alert-vendors.ts';
import { bothDatabases } from '../support/databases.ts';
import { startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { startReceiver } from '../support/receiver.ts';
import { temporaryFolder } from '../support/store.ts';

const keyed = { 'x-api-key': 'k' };
const slackOf = (origin: string) => ({ ALERT_SLACK_WEBHOOK_URL: `${origin}/services/T0/B0/slack-secret` });

/** Recorders that call a create-minutes which is not there, and so fail for good at the first attempt. */
async function failingRecorders(count: number, environment: Record<string, string>) {
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  const closed = await getPort({ host: '127.0.0.1' });
  const settings = {
    API_KEYS: 'console:k',
    GCE_METADATA_HOST: signer.host,
    BACKENDS: `create-minutes=http://127.0.0.1:${closed}`,
    RECORDER_MAX_ATTEMPTS: '1',
    ...environment,
  };
  const started = [];
  for (let n = 0; n < count; n += 1) started.push(await startFramework('recorder', settings));
  return started;
}

const event = (n: number) => JSON.stringify({ id: `event-${n}`, data: { transcript: `Aiko: call ${n}` } });

describe.each(bothDatabases())('functions that share %s', (_name, create) => {
  test('alert once, however many of their calls fail at once', async () => {
    const { origin, received } = await startReceiver(slackServer);
    const recorders = await failingRecorders(2, { ...(await create()), ...slackOf(origin) });
    const deliver = (n: number) => send(recorders[n % 2]?.url ?? '', { headers: keyed, body: event(n) });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => deliver(n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toContain('recorder failed (minutesFailed)');
    expect(recorders.map(({ written }) => written()).join()).not.toContain('slack-secret');
  });
});

describe('a recorder whose settings are wrong', () => {
  test('alerts of that, for it takes no event', async () => {
    const { origin, received } = await startReceiver(slackServer);
    const wrong = { DATA_DIR: temporaryFolder(), ZOOM_DOWNLOAD_REDIRECTS: 'many', ...slackOf(origin) };
    const [recorder] = await failingRecorders(1, wrong);
    const { status, text } = await send(recorder?.url ?? '', { headers: keyed, body: event(1) });
    expect([status, text]).toEqual([500, expect.stringContaining('ZOOM_DOWNLOAD_REDIRECTS: must be a whole number')]);
    await vi.waitUntil(() => received.length > 0);
    expect(received.map(({ body }) => body)).toEqual([expect.stringContaining('recorder failed (notAdmitted)')]);
  });
});

describe('a function whose channel hangs', () => {
  test('answers all the same, in little more time', async () => {
    const { origin, received } = await startReceiver(() => 'never');
    const [recorder] = await failingRecorders(1, { DATA_DIR: temporaryFolder(), ...slackOf(origin) });
    const startedAt = performance.now();
    const { status } = await send(recorder?.url ?? '', { headers: keyed, body: event(1) });
    expect(status).toBe(500);
    expect(received).toHaveLength(1);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});

describe('a function whose store is down', () => {
  test('alerts of just that', async () => {
    const { origin, received } = await startReceiver(slackServer);
    const port = await getPort({ host: '127.0.0.1' });
    const DATABASE_URL = `postgres://u:hunter2@127.0.0.1:${port}/d`;
    const { url, written } = await startFramework('create-minutes', {
      API_KEYS: 'console:k',
      DATABASE_URL,
      ...slackOf(origin),
    });
    for (let n = 0; n < 3; n += 1) {
      expect(await send(url, { headers: keyed, body: '{"transcript":"Aiko: はい"}' })).toMatchObject({ status: 500 });
    }
    await vi.waitUntil(() => received.length > 0);
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toContain('create-minutes failed (internal)');
    // There is no log to run it again from.
    expect(received[0]?.body).not.toContain('reExecute');
    expect(written() + received[0]?.body).not.toContain('hunter2');
  });
});

describe('what its caller can repair', () => {
  test('alerts nobody', async () => {
    const { origin, received } = await startReceiver(slackServer);
    const environment = { API_KEYS: 'console:k', DATA_DIR: temporaryFolder(), ...slackOf(origin) };
    const { url, written } = await startFramework('getLog', environment);
    for (const message of [{ headers: keyed, body: '{"limit":0}' }, { headers: keyed, body: '{' }, { body: '{}' }]) {
      expect((await send(url, message)).status).toBeLessThan(500);
    }
    expect([received, written()]).toEqual([[], expect.not.stringContaining('"ALERT"')]);
  });
});

describe('the deep self-test and alertTest in processes of their own', () => {
  test('reach the channel, the one without sending', async () => {
    const { origin, received } = await startReceiver(slackServer);
    const environment = { API_KEYS: 'console:k', DATA_DIR: temporaryFolder(), ...slackOf(origin) };
    const [self, alerting] = [
      await startFramework('test', environment),
      await startFramework('alertTest', environment),
    ];
    const deep = await send(self.url, { headers: keyed, body: '{"deep":true}' });
    const { status, checks } = deep.json as { status: string; checks: { name: string; status: string }[] };
    expect([status, checks.filter((check) => check.status === 'ok').map(({ name }) => name)]).toEqual([
      'ok',
      [
        'apiKeys',
        'requests',
        'store',
        'crmSource',
        'dailyBatch',
        'alerts',
        'executionLog',
        'clock',
        'alert:log',
        'alert:slack',
      ],
    ]);
    expect(received).toMatchObject([{ method: 'HEAD' }]);
    expect(await send(alerting.url, { headers: keyed })).toMatchObject({
      status: 200,
      json: {
        results: [
          { channel: 'log', ok: true },
          { channel: 'slack', ok: true },
        ],
      },
    });
    expect(received).toMatchObject([{}, { method: 'POST', path: '/services/T0/B0/slack-secret' }]);
  });
});
