import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { plainText } from '#shared/http/plain-text.ts';
import { listener } from '#shared/http/listener.ts';
import { acceptedKey } from '../../support/call.ts';
import { send } from '../../support/http.ts';
import { quietLog } from '../../support/recorder.ts';

quietLog();

test('a text that repeats what was sent is no page to a browser', async () => {
  const answer = listener('recorder', async ({ challenge }) => plainText(String(challenge)), {
    API_KEYS: `console:${acceptedKey}`,
  });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sent = { headers: { 'x-api-key': acceptedKey }, body: '{"challenge":"<script>"}' };
  const { status, headers, text } = await send(`http://127.0.0.1:${port}`, sent);
  expect([status, text]).toEqual([200, '<script>']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});
