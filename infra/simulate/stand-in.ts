import { createServer, type Server } from 'node:http';
import { fixture } from './fixture.ts';

const token = () => JSON.stringify({ access_token: 'simulated', expires_in: 3600 });
const file = (name: string) => () => fixture(name);

/** What the vendors' hosts would answer, by the beginning of host and path. */
const answers: readonly (readonly [start: RegExp, answer: (path: string) => string])[] = [
  [/^zoom\.us\/oauth\/token/, token],
  [/^zoom\.us\/v2\/phone\//, file('zoom-phone-transcript.json')],
  [/^example\.zoom\.us\/rec\/download\//, file('zoom-transcript.vtt')],
  [/^login\.microsoftonline\.com\//, token],
  [/^graph\.microsoft\.com\/v1\.0\/communications\/.*\/content\?/, file('graph-transcript.vtt')],
  [/^graph\.microsoft\.com\/v1\.0\/communications\//, file('graph-transcript.json')],
  [
    /^us-east-1\.recall\.ai\/api\/v1\/transcript\//,
    () => JSON.stringify({ data: { download_url: 'https://us-east-1.recall.ai/words' } }),
  ],
  [/^us-east-1\.recall\.ai\/words/, file('recall-transcript.json')],
  [/^api\.fireflies\.ai\/graphql/, file('fireflies-transcript.json')],
  [/^meet\.googleapis\.com\/v2\/[^?]*\/participants/, file('meet-participants.json')],
  [/^meet\.googleapis\.com\/v2\/[^?]*\/entries/, file('meet-entries.json')],
];

/**
 * Answers in place of the vendors, for a recorder with `DOWNLOAD_STAND_IN=http://127.0.0.1:<port>`.
 * @throws Error where the port is another program's
 */
export async function startStandIn(port: number): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const found = answers.find(([start]) => start.test(path));
    if (found) response.end(found[1](path));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new Error(`--stand-in-port: cannot listen on ${port}; name a free one here and in DOWNLOAD_STAND_IN`, {
          cause,
        }),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}` };
}
