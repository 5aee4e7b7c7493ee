import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { operationIds, surfaceOf } from '#shared/contract/operations.ts';
import { startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { temporaryFolder } from '../support/store.ts';

const key = { 'x-api-key': 'secret-key' };
const json = { 'content-type': 'application/json' };
const errorBody = { error: expect.any(String) };
const environment = (more: Record<string, string> = {}) => ({
  API_KEYS: 'console:secret-key',
  DATA_DIR: temporaryFolder(),
  MAX_BODY_BYTES: '100000',
  ...more,
});

describe.each(operationIds)('%s alone in a functions-framework process', (id) => {
  test('starts, and answers a malformed body of a caller without a key as the contract says', async () => {
    const { url } = await startFramework(id, environment());
    const answer = await send(url, { headers: json, body: '{"a":' });
    const expected = surfaceOf(id, 'B')?.apiKey ? 401 : 400;
    expect([answer.status, answer.headers['content-type'], answer.json]).toEqual([
      expected,
      'application/json; charset=utf-8',
      errorBody,
    ]);
  });
});

describe('nothing of the framework shows', () => {
  test('its own pages, its body parsers and its log of bodies', async () => {
    const { url, written } = await startFramework('getLog', environment());
    const malformed = '{"transcript": hunter2';
    const cases = [
      ['/%C0', {}, 401],
      ['/favicon.ico', {}, 401],
      ['/robots.txt', key, 400],
      ['/', { ...key, 'content-type': 'application/json; charset=nonsense' }, 400],
      ['/', { ...key, 'content-type': 'application/x-www-form-urlencoded' }, 400],
      ['/', { ...key, ...json, 'content-encoding': 'gzip' }, 400],
      ['/', { ...key, ...json, 'content-encoding': 'nonsense' }, 400],
    ] as const;
    for (const [path, headers, status] of cases) {
      const answer = await send(`${url}${path}`, { headers, body: malformed });
      expect([path, answer.status, answer.json]).toEqual([path, status, errorBody]);
    }
    expect(written()).not.toContain('hunter2');
    expect(written()).not.toContain('secret-key');
  });

  test('every line it writes is one JSON object with severity, message, operation and execution', async () => {
    const { url, written } = await startFramework('getLog', environment());
    const { headers } = await send(url, { headers: key, body: '{}' });
    await send(url, { headers: key, body: '{"limit":0}' });
    const posts = await vi.waitUntil(() => {
      const lines = written()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const found = lines.filter(({ httpRequest }) => httpRequest?.requestMethod === 'POST');
      return found.length === 2 && found;
    });
    expect(posts).toMatchObject([
      {
        severity: 'INFO',
        message: 'call answered',
        operation: 'getLog',
        executionId: headers['x-execution-id'],
        httpRequest: { status: 200, latency: expect.stringMatching(/^\d+\.\d+s$/) },
      },
      {
        errorCode: 'invalidInput',
        error: 'limit: must be a whole number between 1 and 200',
        httpRequest: { status: 400 },
      },
    ]);
  });
});

describe('bodies', () => {
  test.each([
    ['as declared', 'x'.repeat(100_001)],
    ['in parts', Array.from({ length: 30 }, () => 'x'.repeat(10_000))],
    ['when inflated', gzipSync('x'.repeat(1_000_000))],
  ])('that are too large are refused with the limit: %s', async (_kind, body) => {
    const { url } = await startFramework('getLog', environment());
    const encoding = Buffer.isBuffer(body) ? { 'content-encoding': 'gzip' } : {};
    const answer = await send(url, { headers: { ...key, ...encoding }, body });
    expect([answer.status, answer.json]).toEqual([400, { error: 'body: must not be larger than 100000 bytes' }]);
  });

  test('of callers without a key may be smaller only', async () => {
    const { url } = await startFramework('test', environment({ MAX_BODY_BYTES: '20000000' }));
    const body = JSON.stringify({ padding: 'x'.repeat(4_000_000) });
    expect(await send(url, { body })).toMatchObject({
      status: 400,
      json: { error: 'body: must not be larger than 4000000 bytes' },
    });
    expect((await send(url, { headers: key, body })).status).toBe(200);
  });

  test('may be compressed, and need no content type', async () => {
    const { url } = await startFramework('getLog', environment());
    const answer = await send(url, { headers: { ...key, 'content-encoding': 'gzip' }, body: gzipSync('{"limit":1}') });
    expect(answer).toMatchObject({ status: 200, json: { executions: [{ operation: 'getLog', status: 'running' }] } });
  });
});

describe('configuration', () => {
  test('without keys nobody is let in, and the log names what is missing', async () => {
    const { url, written } = await startFramework('alertTest', { API_KEYS: '' });
    const answer = await send(url, { headers: key, body: '{}' });
    expect([answer.status, answer.json]).toEqual([500, errorBody]);
    expect((await send(url, { method: 'OPTIONS' })).status).toBe(204);
    expect(written()).toContain('ConfigurationError: API_KEYS: must be a comma-separated list');
  });

  test.each([
    ['A', 'getLog'],
    ['C', 'create-minutes'],
    ['C', 'alertTest'],
  ] as const)('variant %s does not have %s', async (variant, id) => {
    const { url } = await startFramework(id, environment({ CONTRACT_VARIANT: variant }));
    expect(await send(url, { headers: key, body: '{}' })).toMatchObject({ status: 404, json: errorBody });
  });

  test('a function that is told to check identity tokens lets nobody in without one', async () => {
    const signer = await startTokenSigner();
    onTestFinished(() => void signer.server.close());
    const identity = {
      VERIFY_IDENTITY_TOKENS: 'true',
      IDENTITY_AUDIENCE: 'https://f.example',
      IDENTITY_CERTS_URL: signer.certsUrl,
      IDENTITY_CALLERS: signer.email,
    };
    const { url } = await startFramework('getLog', environment(identity));
    expect(await send(url, { headers: key, body: '{}' })).toMatchObject({
      status: 401,
      json: { error: 'identity token is missing or not accepted' },
    });
  });
});

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s lets the call in flight end with its own answer', async (signal) => {
    const minutes = await slowCreateMinutes();
    const { url, child, exited } = await startFramework(
      'recorder',
      environment({ BACKENDS: `create-minutes=${minutes.url}`, ...minutes.identity }),
    );
    const inFlight = send(url, {
      headers: { ...key, connection: 'keep-alive' },
      body: '{"data":{"transcript":"A: hello"}}',
    });
    await minutes.called;
    child.kill(signal);
    await wait(100);
    await expect(send(url, { headers: key, body: '{}' })).rejects.toThrow();
    minutes.answer();
    expect(await inFlight).toMatchObject({
      status: 200,
      json: { status: 'succeeded', minutesExecutionId: 'minutes-1' },
    });
    expect(await exited).toBe(0);
  });
});

describe('a stop is not held up', () => {
  test.each([
    ['nothing', ''],
    ['half a request', 'POST / HTTP/1.1\r\nhost: x\r\n'],
  ])('by a connection on which %s has come', async (_kind, sent) => {
    const { url, child, exited } = await startFramework('getLog', environment());
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.write(`${sent}`, () => resolve()));
    await wait(50);
    child.kill('SIGTERM');
    expect(await Promise.race([exited, wait(3_000, 'still running')])).toBe(0);
  });
});

describe('what is no HTTP', () => {
  test.each([
    ['a word', 'hello\r\n\r\n'],
    ['headers without end', `POST / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is answered with the error body: %s', async (_kind, sent) => {
    const { url } = await startFramework('getLog', environment());
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(sent);
    const answer = Buffer.concat(await Array.fromAsync(socket as AsyncIterable<Buffer>)).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"error":"[^"]+"\}$/);
  });
});

describe('a connection on which no HTTP has come', () => {
  test('is closed when it has been answered, though its caller keeps it', async () => {
    const { url } = await startFramework('getLog', environment());
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    const closed = new Promise((resolve) => socket.once('error', resolve));
    socket.on('data', () => {}).write('hello\r\n\r\n');
    const more = setInterval(() => socket.write('hello\r\n\r\n'), 200);
    expect(await Promise.race([closed, wait(4_000, 'kept')])).toMatchObject({
      code: expect.stringMatching(/^E(PIPE|CONNRESET)$/),
    });
    clearInterval(more);
  });
});

describe('an expectation that nobody knows', () => {
  test('is passed over, as its status is not declared', async () => {
    const { url } = await startFramework('test', environment());
    expect((await send(url, { headers: { expect: 'wonders' }, body: '{}' })).status).toBe(200);
  });
});

describe('a broken store', () => {
  test.each([
    ['test', { STORE: 'maybe' }],
    ['alertTest', { EXECUTION_LEASE_SECONDS: '0' }],
    ['alertTest', { K_SERVICE: 'minutes-api-alerttest' }],
  ])('does not take %s down, which is how one finds out: %j', async (id, wrong) => {
    const { url } = await startFramework(id as 'test', environment(wrong));
    expect((await send(url, { headers: key, body: '{}' })).status).toBe(200);
  });
});

/** A create-minutes backend that answers when it is told to. */
async function slowCreateMinutes() {
  const signer = await startTokenSigner();
  const { promise: called, resolve: onCalled } = Promise.withResolvers<void>();
  const { promise: released, resolve: answer } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    onCalled();
    await released;
    response.writeHead(200, { 'x-execution-id': 'minutes-1' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    signer.server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, identity: { GCE_METADATA_HOST: signer.host }, called, answer };
}
