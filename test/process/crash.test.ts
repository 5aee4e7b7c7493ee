import { describe, expect, test, vi } from 'vitest';
import { killWhileCalling } from '#infra/bench/kill-while-calling.ts';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { fixture } from '../support/call.ts';
import { type RunningFunction, startFramework } from '../support/framework.ts';
import { bothDatabases } from '../support/databases.ts';
import { send } from '../support/http.ts';

const meeting = fixture('meetings/ami-ES2009c.json');
const key = { 'x-api-key': 'secret-key' };
const kills = 5;

interface Listed {
  readonly executions: readonly { readonly id: string; readonly status: string }[];
}

describe.each(bothDatabases())('functions killed at random while calls run, on %s', (_name, createDatabase) => {
  test('leave every accepted call complete or visible as died, and what died can be run again', async () => {
    const signer = await startTokenSigner();
    const environment = {
      API_KEYS: 'console:secret-key',
      EXECUTION_LEASE_SECONDS: '1',
      GCE_METADATA_HOST: signer.host,
      ...(await createDatabase()),
    };
    const program = { target: 'create-minutes', source: 'dist/create-minutes', environment };
    const answered = await killWhileCalling({ program, call: { method: 'POST', headers: key, body: meeting }, kills });
    const minutes = await startFramework('create-minutes', environment);
    const [getLog, reExecute] = await Promise.all([
      startFramework('getLog', environment),
      startFramework('reExecute', { ...environment, BACKENDS: `create-minutes=${minutes.url}` }),
    ]);
    const ask = async (running: RunningFunction, body: object) =>
      (await send(running.url, { headers: key, body: JSON.stringify(body) })).json;
    const list = async (filter: object) =>
      ((await ask(getLog, { operation: 'create-minutes', limit: 200, ...filter })) as Listed).executions;

    await vi.waitUntil(async () => (await list({ status: 'running' })).length === 0, {
      timeout: 10_000,
      interval: 200,
    });
    const succeeded = new Set((await list({ status: 'succeeded' })).map(({ id }) => id));
    const died = (await list({ status: 'timedOut' })).map(({ id }) => id);
    expect(Math.min(answered.length, died.length)).toBeGreaterThan(0);
    expect(answered.filter((id) => !succeeded.has(id))).toEqual([]);
    expect(await list({ status: 'failed' })).toEqual([]);

    const again = await ask(reExecute, { filter: { status: 'timedOut' }, limit: 100 });
    expect(again).toMatchObject({
      results: died.map((executionId) => ({ executionId, status: 'succeeded' })),
      nextCursor: null,
    });
    expect(await ask(reExecute, { filter: { status: 'timedOut' } })).toMatchObject({ results: [] });
    signer.server.close();
  }, 60_000);
});
