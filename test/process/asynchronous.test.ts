import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { fixture } from '../support/call.ts';
import { startCloudTasks } from '../support/cloud-tasks.ts';
import { bothDatabases } from '../support/databases.ts';
import { type RunningFunction, startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { answering } from '../support/llm-minutes.ts';
import { startLlm } from '../support/llm-vendors.ts';
import { postgresqlServer } from '../support/postgresql.ts';
import { temporaryFolder } from '../support/store.ts';

const keyed = { 'x-api-key': 'secret-key' };
const keys = { API_KEYS: 'console:secret-key' };
const meeting = JSON.parse(fixture('meetings/sales-en.json')) as object;
const transcript = 'Ann: We decided to start with two sites.\nBob: Agreed, two sites it is.';
const short = { transcript };
const later = { ...meeting, options: { mode: 'async' } };

const post = async ({ url }: Pick<RunningFunction, 'url'>, body: object, headers = {}) =>
  send(url, { headers: { ...keyed, ...headers }, body: JSON.stringify(body) });

interface Logged {
  readonly id: string;
  readonly status: string;
  readonly output?: { readonly execution: { readonly id: string; readonly engine: string } };
}

/** How executions stand, as the callers of getLog see it. */
async function logReader(environment: Record<string, string>) {
  const running = await startFramework('getLog', environment);
  const list = async (filter: object) => {
    const { json } = await post(running, { include: ['input', 'output'], ...filter });
    return (json as { readonly executions: readonly Logged[] }).executions;
  };
  const ended = async (executionId: string) =>
    vi.waitUntil(
      async () => {
        const [one] = await list({ executionId });
        return one && ['succeeded', 'failed'].includes(one.status) && one;
      },
      { timeout: 30_000, interval: 50 },
    );
  return { list, ended };
}

const idOf = (json: unknown) => (json as { readonly execution: { readonly id: string } }).execution.id;
/** What differs from run to run. */
const plain = (output: unknown) => {
  const { execution, ...minutes } = output as { readonly execution: object };
  return { ...minutes, execution: { ...execution, id: '', durationMs: 0 } };
};

async function googleIdentity(): Promise<Record<string, string>> {
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  return { GCE_METADATA_HOST: signer.host };
}

describe.each(bothDatabases())('asynchronous minutes, on %s', (_name, store) => {
  test('are accepted at once, made after the answer, and read from the log', async () => {
    const environment = { ...keys, ...(await store()) };
    const minutes = await startFramework('create-minutes', environment);
    const log = await logReader(environment);
    const { status, json, headers } = await post(minutes, later);
    const id = idOf(json);
    expect([status, json]).toEqual([200, { execution: { id, status: 'accepted' } }]);
    expect(headers['x-execution-id']).toBe(id);
    const made = await log.ended(id);
    expect(made).toMatchObject({ status: 'succeeded', attempts: 1, trigger: 'api', caller: 'console', input: later });
    expect(made.output?.execution.id).toBe(id);
    expect(plain(made.output)).toEqual(plain((await post(minutes, meeting)).json));
  });

  test('asked for again with the same key are the same ones, in either mode', async () => {
    const environment = { ...keys, ...(await store()) };
    const minutes = await startFramework('create-minutes', environment);
    const log = await logReader(environment);
    const again = { 'idempotency-key': 'k-1' };
    const asked = { ...short, options: { mode: 'async' } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(minutes, asked, again)));
    const ids = new Set(answers.map(({ json }) => idOf(json)));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const { output } = await log.ended(id);
    expect((await post(minutes, asked, again)).json).toEqual({ execution: { id, status: 'succeeded' } });
    for (const body of [short, { ...short, options: { mode: 'sync' } }]) {
      const waited = await post(minutes, body, again);
      expect([waited.json, waited.headers['x-execution-id']]).toEqual([output, id]);
    }
    expect(await log.list({ operation: 'create-minutes' })).toMatchObject([{ id, attempts: 1 }]);
    const other = await post(minutes, { ...asked, transcript: 'A: Something else.' }, again);
    expect([other.status, other.json]).toEqual([500, { error: 'idempotencyKey: was used before with another body' }]);
  });

  test('whose function is killed are made by the daily batch', async () => {
    const llm = await startLlm('openai-compatible', () => 'never');
    const port = await getPort({ host: '127.0.0.1' });
    const environment = {
      ...keys,
      ...(await store()),
      ...(await googleIdentity()),
      EXECUTION_LEASE_SECONDS: '1',
      CRM: 'none',
      BACKENDS: `create-minutes=http://127.0.0.1:${port}`,
    };
    const log = await logReader(environment);
    const first = await startFramework('create-minutes', { ...environment, ...llm.environment }, port);
    const id = idOf((await post(first, later, { 'idempotency-key': 'k-1' })).json);
    await vi.waitUntil(() => llm.received.length > 0, { timeout: 20_000 });
    expect(await log.list({ executionId: id })).toMatchObject([{ status: 'running' }]);
    expect((await post(first, meeting, { 'idempotency-key': 'k-1' })).json).toEqual({
      status: 'inProgress',
      executionId: id,
    });
    first.child.kill('SIGKILL');
    await first.exited;

    await startFramework('create-minutes', environment, port);
    const batch = await startFramework('dailyBatch', environment);
    await wait(1_100);
    await post(batch, {});
    expect(await log.list({ operation: 'create-minutes' })).toMatchObject([
      { id, status: 'succeeded', attempts: 2, error: null, output: { execution: { id, engine: 'rules' } } },
    ]);
  });

  test('that a queue delivers are made by its tasks, once, whatever it repeats', async () => {
    const google = await googleIdentity();
    const tasks = await startCloudTasks({ signer: google.GCE_METADATA_HOST ?? '', secondMs: 200, duplicateEvery: 2 });
    const port = await getPort({ host: '127.0.0.1' });
    const deployed = { ...tasks.environment, ...google, BACKENDS: `create-minutes=http://127.0.0.1:${port}` };
    const environment = { ...keys, ...(await store()) };
    const log = await logReader(environment);
    const minutes = await startFramework('create-minutes', { ...environment, ...deployed }, port);
    const answers = [];
    for (let n = 0; n < 3; n += 1) {
      answers.push(await post(minutes, { ...short, options: { mode: 'async' } }));
      await vi.waitUntil(() => tasks.open() === 0, { timeout: 30_000 });
    }
    expect(answers.map(({ json }) => json)).toEqual(
      answers.map(({ json }) => ({ execution: { id: idOf(json), status: 'accepted' } })),
    );
    expect(tasks.created()).toBe(3);
    expect(tasks.delivered.filter(({ status }) => status === 200)).toHaveLength(3);
    const made = await log.list({ operation: 'create-minutes' });
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set(answers.map(({ json }) => idOf(json))));
    expect(made.filter(({ status }) => status !== 'succeeded')).toEqual([]);
  });
});

const emptyDatabase = postgresqlServer();

describe('asynchronous minutes', () => {
  const local = () => ({ ...keys, DATA_DIR: temporaryFolder() });

  test('give a language model time that nobody has who waits', async () => {
    const evidence = [{ turn: 't1', quote: 'We decided to start with two sites.' }];
    const decisions = { decisions: [{ text: 'Two sites it is, to start with.', evidence }], actionItems: [] };
    const said = answering({ decisions });
    const llm = await startLlm('openai-compatible', (received) => ({ ...said(received), afterMs: 2_500 }));
    const environment = { ...local(), ...llm.environment, CREATE_MINUTES_BUDGET_MS: '2000' };
    const [minutes, log] = [await startFramework('create-minutes', environment), await logReader(environment)];
    expect((await post(minutes, { transcript })).json).toMatchObject({ execution: { engine: 'rules' } });
    const { json } = await post(minutes, { transcript, options: { mode: 'async' } });
    expect((await log.ended(idOf(json))).output).toMatchObject({
      decisions: [{ text: 'Two sites it is, to start with.' }],
      execution: { engine: 'llm' },
    });
  });

  test.each([
    ['has no getLog', { CONTRACT_VARIANT: 'A' }, 'this deployment has no getLog to read them with'],
    ['has no store', { STORE: 'none' }, 'this deployment keeps no log that they could be read from'],
    ['keeps no answers', { EXECUTION_PAYLOADS: 'none' }, 'the log of this deployment keeps no answers'],
    [
      'is in the cloud and has no queue',
      { K_SERVICE: 'create-minutes' },
      'this deployment has no queue (CLOUD_TASKS_QUEUE) that would have them made',
    ],
  ])('are made at once where the deployment %s, and say so', async (_name, deployment, reason) => {
    const cloud = 'K_SERVICE' in deployment ? { DATABASE_URL: await emptyDatabase() } : {};
    const minutes = await startFramework('create-minutes', { ...local(), ...cloud, ...deployment });
    const { status, json } = await post(minutes, { transcript, options: { mode: 'async' } });
    expect([status, json]).toMatchObject([
      200,
      {
        decisions: [{ text: 'Start with two sites.' }],
        warnings: expect.arrayContaining([`options.mode: these minutes were made at once, because ${reason}`]),
      },
    ]);
  });

  test.each([
    [{ options: { mode: 'async' } }, /^transcript: is missing/],
    [{ transcript, options: { mode: 'async', maxSummaryWords: 1 } }, /^options\.maxSummaryWords: must/],
    [{ transcript, format: 'webvtt', options: { mode: 'async' } }, /^format: a WebVTT transcript begins/],
    [{ transcript, options: { mode: 'later' } }, /^options\.mode: must be one of sync, async/],
  ])('of a wrong input are refused at once, and the log says why: %j', async (body, error) => {
    const environment = local();
    const [minutes, log] = [await startFramework('create-minutes', environment), await logReader(environment)];
    const { status, json, headers } = await post(minutes, body);
    expect([status, json]).toEqual([500, { error: expect.stringMatching(error) }]);
    expect(await log.list({ operation: 'create-minutes' })).toMatchObject([
      { id: headers['x-execution-id'], status: 'failed', error: { code: 'invalidInput' } },
    ]);
  });

  test.each([
    ['run again', { 'x-re-executed-from': '01939a00-0000-7000-8000-000000000001' }],
    ['asked for by the recorder', { 'x-triggered-by': 'recorder' }],
  ])('that are %s are made while that function waits', async (_name, headers) => {
    const minutes = await startFramework('create-minutes', local());
    const { json } = await post(minutes, { transcript, options: { mode: 'async' } }, headers);
    expect(json).toMatchObject({ decisions: [{ text: 'Start with two sites.' }], execution: { engine: 'rules' } });
    expect(JSON.stringify(json)).not.toContain('options.mode');
  });

  test('are run again as others are, and are the same', async () => {
    const port = await getPort({ host: '127.0.0.1' });
    const backends = { ...(await googleIdentity()), BACKENDS: `create-minutes=http://127.0.0.1:${port}` };
    const environment = { ...local(), ...backends };
    const minutes = await startFramework('create-minutes', environment, port);
    const [log, reExecute] = [await logReader(environment), await startFramework('reExecute', environment)];
    const executionId = idOf((await post(minutes, later)).json);
    await log.ended(executionId);
    expect((await post(reExecute, { executionId })).json).toMatchObject({
      results: [{ executionId, status: 'succeeded', changed: false, identical: true, difference: [] }],
    });
  });
});
