import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { plainText } from '#shared/http/plain-text.ts';
import type { Handler } from '#shared/http/handler.ts';
import { listener } from '#shared/http/listener.ts';
import { acceptedKey } from '../../support/call.ts';
import { send } from '../../support/http.ts';
import { quietLog } from '../../support/recorder.ts';

const lines = quietLog();

/** Calls an operation and leaves while it is at work. @returns what the log has then */
async function leave(handler: Handler): Promise<string> {
  const arrived = Promise.withResolvers<void>();
  const serve = listener(
    'getLog',
    (body, call) => {
      arrived.resolve();
      return handler(body, call);
    },
    { API_KEYS: `console:${acceptedKey}` },
  );
  const served = Promise.withResolvers<void>();
  const url = await listening((request, response) => void serve(request, response).then(served.resolve));
  const leaving = new AbortController();
  const call = { method: 'POST', headers: { 'x-api-key': acceptedKey }, signal: leaving.signal };
  const sent = fetch(url, call).catch(() => undefined);
  await arrived.promise;
  leaving.abort();
  await Promise.all([sent, served.promise]);
  return lines().join('');
}

async function listening(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const left = (signal: AbortSignal) => once(signal, 'abort');

test('what fails by itself after its caller has left is in the log', async () => {
  const log = await leave(async (_body, { signal }) => {
    await left(signal);
    throw new TypeError('the store is gone');
  });
  expect(log).toContain('TypeError: the store is gone');
});

test('what ends because its caller has left is no failure', async () => {
  const log = await leave(async (_body, { signal }) => wait(60_000, {}, { signal }));
  expect(log).toContain('caller left before the answer');
  expect(log).not.toContain('call failed');
});

test('a text that repeats what was sent is no page to a browser', async () => {
  const answer = listener('recorder', async ({ challenge }) => plainText(String(challenge)), {
    API_KEYS: `console:${acceptedKey}`,
  });
  const url = await listening((request, response) => void answer(request, response));
  const sent = { headers: { 'x-api-key': acceptedKey }, body: '{"challenge":"<script>"}' };
  const { status, headers, text } = await send(url, sent);
  expect([status, text]).toEqual([200, '<script>']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});
