import getPort from 'get-port';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { countMinutes } from '#infra/bench/count-minutes.ts';
import { deliverWhileKilling } from '#infra/bench/deliver-while-killing.ts';
import { inventEvents, recorderEnvironment } from '#infra/bench/recorder-events.ts';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { startCloudTasks } from '../support/cloud-tasks.ts';
import { startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { bothDatabases } from '../support/databases.ts';
import { temporaryLog } from '../support/store.ts';

const databases = bothDatabases();

describe.each(databases)('on %s', (_name, store) => {
  test('60 events, each sent three times while functions are killed at random, give one set of minutes each', async () => {
    const environment: Record<string, string> = await store();
    const events = inventEvents(60);
    const { kills } = await deliverWhileKilling({ environment, events, copies: 3, concurrency: 12, leaseSeconds: 2 });
    expect(kills).toBeGreaterThan(0);
    expect(await countMinutes(await temporaryLog(environment), events)).toEqual({ lost: 0, repeated: 0, unsettled: 0 });
  }, 120_000);

  test('events in the background are answered before minutes can be made, and done once, whatever the queue repeats', async () => {
    const environment: Record<string, string> = await store();
    const signer = await startTokenSigner();
    onTestFinished(() => void signer.server.close());
    const tasks = await startCloudTasks({
      signer: signer.host,
      secondMs: 200,
      duplicateEvery: 3,
      maxConcurrentDispatches: 8,
    });
    const shared = { ...environment, ...recorderEnvironment, GCE_METADATA_HOST: signer.host };
    const [minutesPort, port] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
    const own = `http://127.0.0.1:${port}`;
    const deployed = {
      ...tasks.environment,
      RECORDER_DISPATCH: 'cloud-tasks',
      RECORDER_MAX_ATTEMPTS: '100',
      BACKENDS: `create-minutes=http://127.0.0.1:${minutesPort},recorder=${own}`,
      VERIFY_IDENTITY_TOKENS: 'true',
      IDENTITY_AUDIENCE: own,
      IDENTITY_CALLERS: signer.email,
      IDENTITY_CERTS_URL: signer.certsUrl,
    };
    await startFramework('recorder', { ...shared, ...deployed }, port);
    const authorization = await identityToken(signer.host, own);
    const events = inventEvents(40);
    const answers = await Promise.all(
      [...events, ...events].map(({ headers, body }) => send(own, { headers: { ...headers(), authorization }, body })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const statuses = Object.groupBy(answers, ({ json }) => (json as { status: string }).status);
    expect([statuses.accepted?.length, statuses.duplicate?.length]).toEqual([40, 40]);

    await startFramework('create-minutes', shared, minutesPort);
    await vi.waitUntil(() => tasks.open() === 0, { timeout: 60_000 });
    expect(tasks.created()).toBe(40);
    expect(await countMinutes(await temporaryLog(environment), events)).toEqual({ lost: 0, repeated: 0, unsettled: 0 });
  }, 120_000);
});

async function identityToken(signer: string, audience: string): Promise<string> {
  const url = `http://${signer}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${audience}`;
  return `Bearer ${await (await fetch(url, { headers: { 'metadata-flavor': 'Google' } })).text()}`;
}
