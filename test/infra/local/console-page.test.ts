import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Variant, variants } from '#shared/contract/operations.ts';
import { swagger } from '#infra/contract/swagger.ts';
import { openConsolePage } from '#infra/local/console-page.ts';
import { createGateway } from '#infra/local/gateway.ts';
import { acceptedKey, keyRing } from '../../support/call.ts';
import { send } from '../../support/http.ts';

/** A gateway with the page as it was built, in front of backends that nobody calls. */
async function gateway(variant: Variant): Promise<string> {
  const document = swagger(variant, { host: 'localhost', backend: () => 'http://127.0.0.1:9' });
  const hop = { authorize: async () => '', ready: async () => {}, onError: () => {} };
  const page = await openConsolePage(new URL('../../../dist/console/', import.meta.url), variant);
  const server = createGateway({ document, acceptedKeys: keyRing, hop, page });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('the page', () => {
  test.each(variants)('is told the variant: %s', async (variant) => {
    const { status, text } = await send(`${await gateway(variant)}/`, { method: 'GET' });
    expect([status, /data-variant="(\w)"/.exec(text)?.[1]]).toEqual([200, variant]);
  });

  test('is kept by nobody, framed by nobody, and runs the script it came with alone', async () => {
    const { headers, text } = await send(`${await gateway('B')}/?from=a-link`, { method: 'GET' });
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(script.length).toBeGreaterThan(1_000);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test('has no key in it', async () => {
    expect((await send(`${await gateway('B')}/`, { method: 'GET' })).text).not.toContain(acceptedKey);
  });

  test('answers HEAD without a body', async () => {
    const { status, text } = await send(`${await gateway('B')}/`, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });
});

test.each([
  ['POST', '/', 404],
  ['OPTIONS', '/', 404],
  ['GET', '//', 404],
  ['GET', '/index.html', 404],
  ['GET', '/main.js', 404],
  ['GET', '/getLog', 405],
])('every other path answers as before: %s %s', async (method, path, status) => {
  expect(await send(`${await gateway('B')}${path}`, { method })).toMatchObject({
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    json: { error: expect.any(String) },
  });
});
