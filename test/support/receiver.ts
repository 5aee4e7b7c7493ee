import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown;
}

export interface Reply {
  readonly status: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the vendor takes. */
  readonly afterMs?: number;
  /** The connection ends in the middle of the text. */
  readonly isCut?: boolean;
}

/** A vendor's server on loopback that answers as told, or never; it ends with the test. */
export async function startReceiver(answer: (received: Received, nth: number) => Reply | 'never') {
  const received: Received[] = [];
  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>)).toString();
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '', 'http://receiver');
    const one = { method: incoming.method ?? '', path, query, headers: incoming.headers, body, json: parse(body) };
    received.push(one);
    const reply = answer(one, received.length);
    if (reply === 'never') return;
    const { status, text = '', headers, afterMs, isCut } = reply;
    if (afterMs) await wait(afterMs);
    response.writeHead(status, headers);
    if (isCut) response.write(text.slice(0, text.length / 2), () => response.destroy());
    else response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { origin, received };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
