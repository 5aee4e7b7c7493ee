import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { InputError } from '#shared/errors.ts';
import { CallerLeftError } from './caller-left.ts';

const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * Reads and decompresses a request's body. `limitBytes` bounds the bytes on the wire and the decompressed bytes alike,
 * so a small archive cannot grow into a large one. What is beyond the limit is never kept.
 * @throws InputError when the body is too large or not of its declared encoding
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const declared = Number(headerOf(request, 'content-length') ?? 0);
  if (declared > limitBytes) throw tooLarge(limitBytes);
  const body = await collect(request, limitBytes);
  return decompress(body, headerOf(request, 'content-encoding') ?? 'identity', limitBytes);
}

/**
 * With listeners: asynchronous iteration takes several promises for each part, and its early end resets the connection
 * before a sender that is still sending has read its refusal.
 */
function collect(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limitBytes) parts.push(part);
      else reject(tooLarge(limitBytes));
    });
    request.once('end', () => resolve(Buffer.concat(parts)));
    const incomplete = 'the caller left before its body was complete';
    request.once('close', () => reject(new CallerLeftError(incomplete)));
    request.once('error', (cause) => reject(new CallerLeftError(incomplete, { cause })));
  });
}

async function decompress(body: Buffer, encoding: string, limitBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || body.length === 0) return body;
  const decode = Object.hasOwn(decoders, name) ? decoders[name as keyof typeof decoders] : undefined;
  if (!decode) throw new InputError('content-encoding: must be gzip, deflate, br or absent');
  try {
    return await decode(body, { maxOutputLength: limitBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limitBytes);
    throw new InputError(`body: is not ${name}, as content-encoding says`, { cause: error });
  }
}

function tooLarge(limitBytes: number): InputError {
  return new InputError(`body: must not be larger than ${limitBytes} bytes`);
}

/** Looks in the raw headers: the parsed ones of the body are hidden from the framework (see framework-guard). */
function headerOf(request: IncomingMessage, name: string): string | undefined {
  const index = request.rawHeaders.findIndex((text, at) => at % 2 === 0 && text.toLowerCase() === name);
  return index < 0 ? undefined : request.rawHeaders[index + 1];
}
