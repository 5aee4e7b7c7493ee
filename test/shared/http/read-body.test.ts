import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBody } from '#shared/http/read-body.ts';

const limitBytes = 1000;

function request(body: Buffer | Buffer[], headers: Record<string, string> = {}): IncomingMessage {
  const stream = Readable.from(Array.isArray(body) ? body : [body]);
  return Object.assign(stream, { rawHeaders: Object.entries(headers).flat() }) as unknown as IncomingMessage;
}

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', (text: Buffer) => text],
] as const)('a body in %s is read as it was before', async (encoding, compress) => {
  const body = Buffer.from('{"会議":"定例"}');
  const read = await readBody(request(compress(body), { 'Content-Encoding': encoding }), limitBytes);
  expect(read.toString()).toBe(body.toString());
});

test.each([
  ['by its declared length', request(Buffer.alloc(0), { 'content-length': '1001' })],
  ['while it arrives', request([Buffer.alloc(600), Buffer.alloc(600)])],
  ['when it is decompressed', request(gzipSync(Buffer.alloc(1_000_000)), { 'content-encoding': 'gzip' })],
])('a body that is too large is refused %s', async (_when, sent) => {
  await expect(readBody(sent, limitBytes)).rejects.toThrow('body: must not be larger than 1000 bytes');
});

test.each([
  ['false', 'gzip', 'body: is not gzip, as content-encoding says'],
  ['unknown', 'zoo', 'content-encoding: must be gzip, deflate, br or absent'],
  ['inherited', 'constructor', 'content-encoding: must be gzip, deflate, br or absent'],
])('a %s content encoding is refused', async (_kind, encoding, reason) => {
  await expect(readBody(request(Buffer.from('{}x'), { 'content-encoding': encoding }), limitBytes)).rejects.toThrow(
    reason,
  );
});
