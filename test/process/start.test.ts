import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '../support/call.ts';
import { send } from '../support/http.ts';
import { visit } from '../support/page.ts';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'minutes-api-start-'));
const meeting = fixture('meetings/sales-en.json');

function start(environment: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, ['infra/local/start.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  return { child, written: () => text, exited: once(child, 'exit').then(([code]) => code as number) };
}

/** Process ids of the functions that were started by the process. */
function functionsOf(child: ChildProcess): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=']).toString().trim().split('\n');
  const rows = listed.map((line) => line.trim().split(/\s+/).map(Number));
  return rows.filter(([, parent]) => parent === child.pid).map(([pid]) => pid as number);
}

const alive = (pid: number) =>
  execFileSync('ps', ['-eo', 'pid='])
    .toString()
    .split('\n')
    .some((line) => Number(line) === pid);

let running: ReturnType<typeof start>;
let url: string;
let keyed: Record<string, string>;

beforeAll(async () => {
  running = start({ PORT: '0' });
  await vi.waitUntil(() => running.written().includes('as Markdown'), { timeout: 30_000 });
  url = /is ready: (\S+)/.exec(running.written())?.[1] ?? '';
  keyed = { 'x-api-key': /API key: (\S+)/.exec(running.written())?.[1] ?? '' };
});
afterAll(() => {
  running.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const post = async (path: string, body: object | string) =>
  send(`${url}${path}`, { headers: keyed, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('npm start', () => {
  test('prints a curl line that names the sample meeting and the key', () => {
    expect(running.written()).toMatch(/curl -sS \S+\/create-minutes -H 'x-api-key: [0-9a-f]{48}' .*ami-ES2009c\.json'/);
  });

  test('prints a link to its page that brings the key along, where no server sees it', async () => {
    const [, link = ''] = /in a browser: (\S+)/.exec(running.written()) ?? [];
    expect(link).toBe(`${url}/#key=${keyed['x-api-key']}`);
    const { status, text } = await send(`${url}/`, { method: 'GET' });
    expect([status, text.includes(`${keyed['x-api-key']}`)]).toEqual([200, false]);
  });

  test('makes minutes of a meeting, each decision and action item with words from the transcript', async () => {
    const { status, json } = await post('/create-minutes', meeting);
    const minutes = json as { decisions: Item[]; actionItems: Item[]; rendered: { markdown: string } };
    expect(status).toBe(200);
    const items = [...minutes.decisions, ...minutes.actionItems];
    expect(items.length).toBeGreaterThan(0);
    const spoken = (JSON.parse(meeting) as { transcript: { turns: { text: string }[] } }).transcript.turns
      .map(({ text }) => text)
      .join('\n');
    for (const { evidence } of items) for (const { quote } of evidence) expect(spoken).toContain(quote);
    expect(minutes.rendered.markdown).toMatch(/^# /);
  });

  test('has a page that makes minutes of a sample and shows all calls', async () => {
    const { click, text, goTo, document } = await visit(url, keyed['x-api-key'] ?? '');
    click('.samples button');
    await vi.waitUntil(() => document.querySelector('iframe'), { timeout: 30_000 });
    expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toMatch(/<h2[^>]*>Decisions/);
    await goTo('#executions');
    await vi.waitUntil(() => text('.executions summary .badge') === 'succeeded');
  });

  test('keeps each call in the log, and runs one again with the same result', async () => {
    const { headers } = await post('/create-minutes', meeting);
    const executionId = headers['x-execution-id'];
    expect((await post('/getLog', { executionId })).json).toMatchObject({
      executions: [
        { operation: 'create-minutes', status: 'succeeded', caller: 'local', inputHash: expect.any(String) },
      ],
    });
    const again = await post('/reExecute', { executionId });
    expect(again.json).toMatchObject({
      results: [{ executionId, status: 'succeeded', changed: false, difference: [] }],
    });
    const { newExecutionId } = (again.json as { results: [{ newExecutionId: string }] }).results[0];
    expect((await post('/getLog', { executionId: newExecutionId })).json).toMatchObject({
      executions: [{ trigger: 'reExecute', reExecutedFrom: executionId }],
    });
  });

  test('has minutes made of what a recorder sends', async () => {
    const { json } = await post('/recorder', { type: 'call.recorded', data: JSON.parse(meeting) });
    expect(json).toMatchObject({ status: 'succeeded', minutesExecutionId: expect.any(String) });
    const { minutesExecutionId } = json as { minutesExecutionId: string };
    expect((await post('/getLog', { executionId: minutesExecutionId })).json).toMatchObject({
      executions: [{ trigger: 'recorder' }],
    });
  });

  test('passes on why create-minutes refused what a recorder sent', async () => {
    const { status, json } = await post('/recorder', { data: { transcript: '' } });
    expect([status, json]).toEqual([
      400,
      { error: expect.stringMatching(/^create-minutes refused the input: transcript/) },
    ]);
  });

  test('passes its own deep self-test', async () => {
    expect((await post('/test', { deep: true })).json).toMatchObject({
      status: 'ok',
      checks: [
        { name: 'apiKeys', status: 'ok' },
        { name: 'requests', status: 'ok' },
        { name: 'store', status: 'ok' },
        { name: 'backends', status: 'ok' },
        { name: 'cloudTasks', status: 'skipped' },
        { name: 'recorder', status: 'skipped' },
        { name: 'crmSource', status: 'ok' },
        { name: 'dailyBatch', status: 'ok' },
        { name: 'languageModel', status: 'skipped' },
        { name: 'alerts', status: 'ok' },
        { name: 'executionLog', status: 'ok' },
        { name: 'clock', status: 'ok' },
        { name: 'minutes', status: 'ok' },
        { name: 'queue', status: 'skipped' },
        { name: 'crm', status: 'skipped' },
        { name: 'llm', status: 'skipped' },
        { name: 'alert:log', status: 'ok' },
      ],
    });
  });

  test('starts a function again that died, and a call waits for it', async () => {
    const before = functionsOf(running.child);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => before.every((pid) => !alive(pid)));
    expect(await post('/test', {})).toMatchObject({ status: 200, json: { status: 'ok' } });
  });
});

describe('the end of npm start', () => {
  test('leaves no process behind, and what was in flight has its answer', async () => {
    const functions = functionsOf(running.child);
    expect(functions).toHaveLength(7);
    // The functions were killed a moment ago: this one must be up again.
    expect((await post('/create-minutes', {})).status).toBe(500);
    // Long enough to be under way when the signal comes.
    const turns = Array.from(
      { length: 8 },
      () => JSON.parse(fixture('meetings/icsi-Bmr010.json')).transcript.turns,
    ).flat();
    const inFlight = post('/create-minutes', { transcript: { turns } });
    await wait(200);
    running.child.kill('SIGINT');
    expect((await inFlight).status).toBe(200);
    expect(await running.exited).toBe(0);
    expect(functions.filter(alive)).toEqual([]);
  });

  test('takes the functions along even when it is killed', async () => {
    const killed = start({ PORT: '0', CONTRACT_VARIANT: 'C' });
    await vi.waitUntil(() => killed.written().includes('is ready'), { timeout: 30_000 });
    const functions = functionsOf(killed.child);
    killed.child.kill('SIGKILL');
    await vi.waitUntil(() => functions.every((pid) => !alive(pid)), { timeout: 10_000 });
  });
});

describe('npm start in variant C', () => {
  test('has the minutes of recorded calls made, which it does not offer itself', async () => {
    // a key that some other program left there chooses no language model
    const inC = start({ PORT: '0', CONTRACT_VARIANT: 'C', API_KEYS: 'console:in-c', LLM_API_KEY: 'left-behind' });
    await vi.waitUntil(() => inC.written().includes('is ready'), { timeout: 30_000 });
    // a key that was given is put into no link
    await vi.waitFor(() => expect(inC.written()).toContain('/ (it asks for a key)'));
    const [, inCUrl = ''] = /is ready: (\S+)/.exec(inC.written()) ?? [];
    const headers = { 'x-api-key': 'in-c' };
    const event = JSON.stringify({ id: 'in-c', data: { transcript: 'Aiko: We decided to start.' } });
    expect(await send(`${inCUrl}/recorder`, { headers, body: event })).toMatchObject({ status: 200 });
    const deep = await send(`${inCUrl}/test`, { headers, body: '{"deep":true}' });
    const { checks } = deep.json as { readonly checks: readonly object[] };
    expect(checks).toContainEqual(expect.objectContaining({ name: 'minutes', status: 'ok' }));
    expect(await send(`${inCUrl}/create-minutes`, { headers, body: '{}' })).toMatchObject({ status: 404 });
    inC.child.kill('SIGINT');
    expect(await inC.exited).toBe(0);
  });
});

describe('npm', () => {
  test('passes its own end on to everything it started', async () => {
    const npm = spawn('npm', ['start', '--silent', '--ignore-scripts'], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let text = '';
    npm.stdout.on('data', (part) => (text += part));
    await vi.waitUntil(() => text.includes('is ready'), { timeout: 30_000 });
    const address = /is ready: (\S+)/.exec(text)?.[1] ?? '';
    npm.kill('SIGTERM');
    await vi.waitUntil(
      () =>
        send(address, { method: 'GET' }).then(
          () => false,
          () => true,
        ),
      { timeout: 15_000, interval: 100 },
    );
  }, 60_000);
});

describe('npm start that cannot start', () => {
  test('says that the port is taken and what to do', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const { written, exited } = start({ PORT: port });
    expect(await exited).toBe(1);
    expect(written()).toBe(
      `minutes-api does not start: port ${port} is taken; choose another one with PORT=<number>\n`,
    );
  });

  test('says that it takes variables in place of options', async () => {
    const { written, exited } = start({}, ['--port', '8081']);
    expect(await exited).toBe(1);
    expect(written()).toMatch(
      /^minutes-api does not start: Unknown option '--port'\nnpm start takes variables in place of options: PORT=8081 npm start/,
    );
  });

  test.each([
    [{ PORT: 'http' }, 'PORT: must be a port number between 0 and 65535'],
    [{ LLM_PROVIDER: 'olama' }, 'LLM_PROVIDER: must be openai-compatible, anthropic, vertex or none'],
    [{ DATABASE_URL: 'mysql://minutes:hunter2@127.0.0.1/minutes' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ PORT: '0', LISTEN_HOST: '192.0.2.1' }, 'LISTEN_HOST: must be an address of this machine'],
    [{ STORE: 'mongo' }, 'STORE: must be sql or none'],
    [{ CRM: 'pipedrive' }, 'CRM: must be hubspot, salesforce, file or none'],
    [{ ALERT_SLACK_WEBHOOK_URL: 'hooks.slack.example/T1' }, 'ALERT_SLACK_WEBHOOK_URL: must be an https:// address'],
    [{ MAX_BODY_BYTES: '20 MB' }, 'MAX_BODY_BYTES: must be a whole number of bytes, at least 1'],
    [
      { DAILY_BATCH_BUDGET_SECONDS: '900' },
      'DAILY_BATCH_BUDGET_SECONDS: must be a number of seconds between 1 and 540',
    ],
    [{ RECORDER_MAX_ATTEMPTS: 'many' }, 'RECORDER_MAX_ATTEMPTS: must be a whole number between 1 and 100'],
    [
      { CRM: 'hubspot', ALERT_WINDOW_MINUTES: '0' },
      'HUBSPOT_ACCESS_TOKEN: needed for the CRM that is chosen; ALERT_WINDOW_MINUTES: must be a whole number of minutes between 1 and 1440',
    ],
    [{ CONTRACT_VARIANT: 'D' }, 'CONTRACT_VARIANT: must be A, B or C'],
    [
      { API_KEYS: 'hunter2' },
      'API_KEYS: must be a comma-separated list of name:key or name:sha256:<64 hex digits>, at least one',
    ],
  ])('names the variable that is wrong: %j', async (environment, message) => {
    const { written, exited } = start(environment);
    expect(await exited).toBe(1);
    expect(written()).toBe(`minutes-api does not start: ${message}\n`);
  });
});

interface Item {
  readonly evidence: readonly { readonly quote: string }[];
}
