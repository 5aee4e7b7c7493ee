import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { fixture } from '../support/call.ts';
import { type RunningFunction, startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { postgresqlServer } from '../support/postgresql.ts';
import { temporaryFolder } from '../support/store.ts';

const createDatabase = postgresqlServer();
const stores = {
  SQLite: async () => ({ DATA_DIR: temporaryFolder() }),
  PostgreSQL: async () => ({ DATABASE_URL: await createDatabase() }),
};
const meeting = fixture('meetings/ami-ES2009c.json');
const key = { 'x-api-key': 'secret-key' };
const kills = 5;
const callers = 6;

interface Listed {
  readonly executions: readonly { readonly id: string; readonly status: string }[];
}

describe.each(Object.entries(stores))('functions killed at random while calls run, on %s', (_name, store) => {
  test('leave every accepted call complete or visible as died, and what died can be run again', async () => {
    const signer = await startTokenSigner();
    const environment = {
      API_KEYS: 'console:secret-key',
      EXECUTION_LEASE_SECONDS: '1',
      GCE_METADATA_HOST: signer.host,
      ...(await store()),
    };
    const answered = await callWhileKilling(environment);
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

/** Calls without pause and kills again and again. @returns ids of the executions whose callers were answered */
async function callWhileKilling(environment: Record<string, string>): Promise<string[]> {
  let running = await startFramework('create-minutes', environment);
  const answered: string[] = [];
  let ended = false;
  const caller = async () => {
    while (!ended) {
      const answer = await send(running.url, { headers: key, body: meeting }).catch(() => undefined);
      if (answer?.status === 200) answered.push(String(answer.headers['x-execution-id']));
      else await wait(10);
    }
  };
  const calling = Promise.all(Array.from({ length: callers }, caller));
  for (let n = 0; n < kills; n += 1) {
    await wait(100 + Math.random() * 300);
    running.child.kill('SIGKILL');
    running = await startFramework('create-minutes', environment);
  }
  ended = true;
  await calling;
  return answered;
}
