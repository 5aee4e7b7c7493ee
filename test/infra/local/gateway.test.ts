import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { swagger } from '#infra/contract/swagger.ts';
import { createGateway } from '#infra/local/gateway.ts';
import { acceptedKey, keyRing } from '../../support/call.ts';
import { send } from '../../support/http.ts';

const keyed = { 'x-api-key': acceptedKey };

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const onError = vi.fn();

interface Setting {
  readonly backend?: RequestListener;
  readonly variant?: 'A' | 'B' | 'C';
  readonly deadline?: number;
  readonly authorize?: () => Promise<string>;
}

/** A gateway in front of one backend, which by default answers what it was sent. */
async function gatewayTo({ backend = answerWhatWasSent, variant = 'B', deadline, authorize }: Setting = {}) {
  const address = await listen(createServer(backend));
  const document = swagger(variant, { host: 'localhost', backend: () => address });
  if (deadline !== undefined) {
    for (const { post } of Object.values(document.paths)) Object.assign(post['x-google-backend'], { deadline });
  }
  const hop = {
    authorize: authorize ?? (async (audience: string) => `Bearer for ${audience}`),
    ready: async () => {},
    onError,
  };
  return { url: await listen(createGateway({ document, acceptedKeys: keyRing, hop })), address };
}

const answerWhatWasSent: RequestListener = async (request, response) => {
  const parts = await Array.fromAsync(request as AsyncIterable<Buffer>);
  const { method, url, headers } = request;
  response.writeHead(200, { 'x-from': 'backend' });
  response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(parts).toString() }));
};

describe('the way to the backend', () => {
  test('leads to its constant address, whatever the path, with query and body as they were', async () => {
    const { url } = await gatewayTo();
    const answer = await send(`${url}/getLog?x=1`, { headers: keyed, body: '{"a":1}' });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'x-from': 'backend' },
      json: {
        method: 'POST',
        url: '/?x=1',
        body: '{"a":1}',
        headers: { 'x-envoy-original-path': '/getLog?x=1', ...keyed },
      },
    });
  });

  test('carries an identity token for the backend, with the caller’s own authorization beside it', async () => {
    const { url, address } = await gatewayTo();
    const own = { ...keyed, authorization: 'Bearer mine' };
    expect(await send(`${url}/getLog`, { headers: own })).toMatchObject({
      json: { headers: { authorization: `Bearer for ${address}`, 'x-forwarded-authorization': 'Bearer mine' } },
    });
  });

  test('carries none to create-minutes', async () => {
    const { url } = await gatewayTo();
    const { json } = await send(`${url}/create-minutes`, { headers: keyed });
    expect(json).not.toHaveProperty('headers.authorization');
  });

  test('lets no caller pretend to an authorization it did not send', async () => {
    const { url } = await gatewayTo();
    const { json } = await send(`${url}/getLog`, {
      headers: { ...keyed, 'x-forwarded-authorization': 'Bearer forged' },
    });
    expect(json).not.toHaveProperty('headers.x-forwarded-authorization');
  });

  test('carries a trace, the caller’s or a new one', async () => {
    const { url } = await gatewayTo();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    expect(await send(`${url}/getLog`, { headers: { ...keyed, traceparent } })).toMatchObject({
      json: { headers: { traceparent } },
    });
    expect(await send(`${url}/getLog`, { headers: keyed })).toMatchObject({
      json: { headers: { traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) } },
    });
  });
});

describe('what the gateway answers by itself', () => {
  test.each([
    ['an unknown path', 'POST', '/nothing', keyed, 404],
    ['a path with more behind it', 'POST', '/getLog/more', keyed, 404],
    ['a path in another case', 'POST', '/GETLOG', keyed, 404],
    ['the name of something inherited', 'POST', '/constructor', keyed, 404],
    ['a method that is not declared', 'GET', '/getLog', keyed, 405],
    ['an OPTIONS that is not declared', 'OPTIONS', '/getLog', {}, 405],
    ['a call without a key', 'POST', '/getLog', {}, 401],
    ['a call with another key', 'POST', '/getLog', { 'x-api-key': 'other' }, 401],
  ])('%s', async (_kind, method, path, headers, status) => {
    const backend = vi.fn(answerWhatWasSent);
    const { url } = await gatewayTo({ backend });
    expect(await send(`${url}${path}`, { method, headers })).toMatchObject({
      status,
      json: { error: expect.any(String) },
    });
    expect(backend).not.toHaveBeenCalled();
  });

  test.each([
    ['/getLog', 'POST'],
    ['/create-minutes', 'POST, OPTIONS'],
  ])('another method than those of %s is told them', async (path, allow) => {
    const { url } = await gatewayTo();
    expect(await send(`${url}${path}`, { method: 'GET', headers: keyed })).toMatchObject({
      status: 405,
      headers: { allow },
      json: { error: `the method is not declared for ${path}; use ${allow}` },
    });
  });

  test('no answer before the deadline is 504', async () => {
    const { url } = await gatewayTo({ deadline: 0.1, backend: () => {} });
    expect(await send(`${url}/getLog`, { headers: keyed })).toMatchObject({
      status: 504,
      json: { error: 'upstream request timeout' },
    });
  });

  test('a backend that cuts the connection is 503', async () => {
    const { url } = await gatewayTo({ backend: (request) => void request.socket.destroy() });
    expect(await send(`${url}/getLog`, { headers: keyed })).toMatchObject({
      status: 503,
      json: { error: expect.any(String) },
    });
  });

  test('no identity token is 503, and no text of the failure', async () => {
    const { url } = await gatewayTo({ authorize: () => Promise.reject(new Error('secret')) });
    const answer = await send(`${url}/getLog`, { headers: keyed });
    expect([answer.status, answer.text]).toEqual([503, expect.not.stringContaining('secret')]);
  });

  test('what is no HTTP is 400 with the error body', async () => {
    const { url } = await gatewayTo();
    const answer = await send(`${url}/getLog`, { headers: { ...keyed, 'x-big': 'x'.repeat(100_000) } });
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });
});

test('an answer that is longer than the deadline after its beginning is cut, not repeated', async () => {
  const { url } = await gatewayTo({
    deadline: 0.1,
    backend: (_request, response) => void response.writeHead(200).write('{"a":'),
  });
  await expect(send(`${url}/getLog`, { headers: keyed })).rejects.toThrow();
});

test('a caller that leaves ends the call at the backend', async () => {
  const left = Promise.withResolvers<void>();
  const backend: RequestListener = (request: IncomingMessage) =>
    void request.socket.once('close', () => left.resolve());
  const { url } = await gatewayTo({ backend });
  const controller = new AbortController();
  const call = send(`${url}/getLog`, { headers: keyed, signal: controller.signal });
  await wait(100);
  controller.abort();
  await expect(call).rejects.toThrow();
  await left.promise;
});
