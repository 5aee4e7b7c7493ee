import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDownload } from '#shared/net/download.ts';
import { requireListed } from '#shared/net/listed-address.ts';
import { readDownloadSettings } from '#shared/net/download-settings.ts';
import { isPrivateAddress } from '#shared/net/private-address.ts';

const hosts = ['zoom.us', '*.zoom.us'];
const { signal } = new AbortController();

/** A look-up that knows one name. */
function lookupOf(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return ((_host: string, _options: object, callback: (error: null, all: object) => void) =>
    callback(null, found)) as never;
}

async function standIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('an address to download from', () => {
  test.each(['https://zoom.us/rec/1', 'https://example.zoom.us/rec/download/x?a=b', 'https://a.b.zoom.us:443/x'])(
    'may be %s',
    (url) => {
      expect(requireListed(url, hosts).href).toContain('zoom.us');
    },
  );

  test.each([
    'http://zoom.us/rec/1',
    'https://zoom.us:8443/rec/1',
    'https://zoom.us.evil.example/rec/1',
    'https://evilzoom.us/rec/1',
    'https://user:secret@zoom.us/rec/1',
    'https://127.0.0.1/rec/1',
    'https://[::1]/rec/1',
    'https://0x7f000001/',
    'https://metadata.google.internal/computeMetadata/v1/',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('may not be %s, and the refusal does not repeat it', (url) => {
    expect(() => requireListed(url, hosts)).toThrow(/^the address to download from must be/);
    expect(() => requireListed('https://evil.example/?token=hunter2', hosts)).not.toThrow(/hunter2/);
  });
});

describe('an address behind a name', () => {
  test.each(
    ['127.0.0.1', '10.0.0.1', '172.16.5.4', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1']
      .concat(['::1', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1'])
      .concat(['::7f00:1', '::a9fe:a9fe', '4000::1'])
      .concat(['255.255.255.255', '198.18.0.1', '240.0.0.1', 'nonsense']),
  )('is private: %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test.each(['8.8.8.8', '170.114.52.2', '2607:f8b0:4004:800::200e'])('is public: %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  test.each([['169.254.169.254'], ['::ffff:10.0.0.1'], ['8.8.8.8', '127.0.0.1']])(
    'is not connected to when any of them is private: %s',
    async (...addresses) => {
      const download = openDownload({ limitBytes: 100, timeoutMs: 1000, lookup: lookupOf(...addresses) });
      await expect(download({ url: 'https://zoom.us/rec/1', hosts, signal })).rejects.toMatchObject({
        code: 'downloadRefused',
        message: 'zoom.us resolves to an address that is not public',
      });
    },
  );
});

describe('a download', () => {
  const from = (url: string, limits = { limitBytes: 100, timeoutMs: 1000 }) =>
    openDownload({ ...limits, standIn: url });
  const request = { url: 'https://zoom.us/rec/1?x=2', hosts, signal };

  test('carries its headers and gives the text', async () => {
    const url = await standIn(({ url: path, headers }, response) => response.end(`${path} ${headers.authorization}`));
    const text = await from(url)({ ...request, headers: { authorization: 'Bearer t' } });
    expect(text).toBe('/zoom.us/rec/1?x=2 Bearer t');
  });

  test.each([301, 302, 307, 404, 429, 500, 204])(
    'that is answered %i has failed, and no redirect is followed',
    async (status) => {
      let calls = 0;
      const url = await standIn((_request, response) => {
        calls += 1;
        response.writeHead(status, { location: 'https://zoom.us/rec/2' }).end();
      });
      await expect(from(url)(request)).rejects.toMatchObject({
        code: 'downloadFailed',
        message: `zoom.us answered ${status}`,
      });
      expect(calls).toBe(1);
    },
  );

  test('follows as many redirects as it may, to listed hosts alone, and takes the credentials to none but the first', async () => {
    const seen: unknown[] = [];
    const url = await standIn(({ url: path, headers }, response) => {
      seen.push([path, headers.authorization]);
      const next = { '/zoom.us/1': 'https://zoom.us/2', '/zoom.us/2': 'https://files.zoom.us/3' }[path ?? ''];
      if (next) response.writeHead(302, { location: next }).end();
      else if (path === '/zoom.us/evil') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else response.end('text');
    });
    const download = from(url);
    const first = { ...request, url: 'https://zoom.us/1', headers: { authorization: 'Bearer t' } };
    expect(await download({ ...first, redirects: 2 })).toBe('text');
    expect(seen).toEqual([
      ['/zoom.us/1', 'Bearer t'],
      ['/zoom.us/2', 'Bearer t'],
      ['/files.zoom.us/3', undefined],
    ]);
    await expect(download({ ...first, redirects: 1 })).rejects.toThrow('zoom.us answered 302');
    await expect(download({ ...first, url: 'https://zoom.us/evil', redirects: 2 })).rejects.toMatchObject({
      code: 'downloadRefused',
    });
  });

  test('that is answered with another protocol has failed', async () => {
    const url = await standIn((_request, response) => {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
    });
    await expect(from(url)(request)).rejects.toMatchObject({ code: 'downloadFailed' });
  });

  test('that is too large is cut off', async () => {
    const url = await standIn((_request, response) => response.end('x'.repeat(101)));
    await expect(from(url)(request)).rejects.toThrow('a download must not be larger than 100 bytes');
  });

  test('that takes too long ends, and says nothing of the address', async () => {
    const url = await standIn((_request, response) => response.write('x'));
    await expect(from(url, { limitBytes: 100, timeoutMs: 50 })(request)).rejects.toMatchObject({
      code: 'downloadFailed',
      message: expect.stringMatching(/^zoom\.us could not be downloaded from \(\w+\)$/),
    });
  });
});

describe('a stand-in', () => {
  test.each([
    [{ DOWNLOAD_STAND_IN: 'http://127.0.0.1:9000', K_SERVICE: 'recorder' }, 'not for the cloud'],
    [{ DOWNLOAD_STAND_IN: 'https://evil.example' }, 'must be http://127.0.0.1:<port>'],
  ])('is refused: %j', (environment, reason) => {
    expect(() => readDownloadSettings(environment)).toThrow(reason);
  });
});
