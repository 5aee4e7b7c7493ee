import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { InputError, OperationError } from '#shared/errors.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';

afterEach(() => vi.unstubAllGlobals());

async function backend(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const callOperation = openCallOperation({ BACKENDS: `dailyBatch=${url}` }, async () => 'Bearer token');
  return (signal = new AbortController().signal) =>
    callOperation('dailyBatch', { body: { mode: 'full' }, apiKey: 'key', signal });
}

function answering(status: number, body: string, headers = {}) {
  return (_request: IncomingMessage, response: ServerResponse) => response.writeHead(status, headers).end(body);
}

test('an operation is called with key and token, and its answer comes with its execution', async () => {
  const asked: unknown[] = [];
  const call = await backend(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    asked.push([request.method, request.headers['x-api-key'], request.headers.authorization, body]);
    answering(200, '{"n":1}', { 'x-execution-id': 'e-1' })(request, response);
  });
  expect(await call()).toEqual({ executionId: 'e-1', output: { n: 1 } });
  expect(asked).toEqual([['POST', 'key', 'Bearer token', '{"mode":"full"}']]);
});

test('an answer in another protocol is none', async () => {
  const call = await backend(answering(101, '', { connection: 'upgrade', upgrade: 'other' }));
  await expect(call()).rejects.toThrow('no answer');
});

// It gives up what has not begun to answer within five minutes, and a run of dailyBatch may take nine.
test('an operation is not called by fetch', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('fetch')));
  const call = await backend(answering(200, '{}'));
  expect(await call()).toMatchObject({ output: {} });
});

test.each([
  ['an input', 'invalidInput', InputError, 'dailyBatch refused the input: mode: no'],
  ['its work', 'operationFailed', OperationError, 'dailyBatch: mode: no'],
  ['without a code', undefined, Error, 'dailyBatch answered 500 (execution e-1)'],
])('an operation that refuses %s is told apart', async (_what, code, kind, message) => {
  const headers = { 'x-execution-id': 'e-1', ...(code && { 'x-error-code': code }) };
  const { error } = await (await backend(answering(500, '{"error":"mode: no"}', headers)))();
  expect(error).toBeInstanceOf(kind);
  expect(error?.message).toBe(message);
});

test('a redirect is not followed, for the key would go along', async () => {
  const call = await backend(answering(302, '', { location: 'http://127.0.0.1:1/' }));
  expect((await call()).error?.message).toBe('dailyBatch answered 302 (execution unknown)');
});

test.each([
  ['breaks off', (_: IncomingMessage, response: ServerResponse) => response.destroy()],
  [
    'breaks off in its body',
    (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 10 }).write('{');
      setTimeout(() => response.destroy(), 20);
    },
  ],
  ['is no JSON object', answering(200, 'no')],
])('an answer that %s is none', async (_what, answer) => {
  await expect((await backend(answer))()).rejects.toThrow();
});

test('a call ends when nobody waits for it any more, and with that reason', async () => {
  const leaving = new AbortController();
  const call = await backend(() => leaving.abort(new Error('the caller left')));
  await expect(call(leaving.signal)).rejects.toThrow('the caller left');
});
