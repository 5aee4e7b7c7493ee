import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Fault =
  | 'tooMany'
  | 'daily'
  | 'badGateway'
  | 'cut'
  | 'cutBody'
  | 'malformed'
  | 'repeat'
  | 'expired'
  | 'unauthorized';

export interface VendorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface VendorApi {
  readonly answer: (request: VendorRequest, origin: string) => Reply;
  /** How the vendor words a fault that it answers itself. */
  readonly faulty: (fault: Fault, request: VendorRequest) => Reply | undefined;
}

export interface Running {
  readonly url: string;
  readonly counts: { requests: number; tooMany: number };
  /** Faults for the coming requests, by their number from 1. */
  readonly faults: Map<number, Fault>;
  readonly requests: VendorRequest[];
  /** When each request came, in milliseconds. */
  readonly times: number[];
  readonly close: () => void;
}

/** Serves a vendor's API on loopback, with the faults that are asked for. @param keepRequests whether a test wants to see them */
export async function serveVendor(api: VendorApi, keepRequests = false): Promise<Running> {
  const counts = { requests: 0, tooMany: 0 };
  const faults = new Map<number, Fault>();
  const requests: VendorRequest[] = [];
  const times: number[] = [];
  let origin = '';
  let last: Reply | undefined;
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    counts.requests += 1;
    times.push(performance.now());
    if (keepRequests) requests.push(request);
    const fault = faults.get(counts.requests);
    const worded = fault && api.faulty(fault, request);
    const reply = worded ?? (fault === 'repeat' && last ? last : api.answer(request, origin));
    if (reply.status === 429) counts.tooMany += 1;
    if (reply.status === 200) last = reply;
    send(response, reply, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: origin, counts, faults, requests, times, close };
}

async function read(incoming: IncomingMessage): Promise<VendorRequest> {
  const parts = await Array.fromAsync(incoming as AsyncIterable<Buffer>);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
  const { method = 'GET', headers } = incoming;
  return { method, path: pathname, query: searchParams, headers, body: Buffer.concat(parts).toString() };
}

function send(response: ServerResponse, { status, body, headers }: Reply, fault: Fault | undefined): void {
  const text = JSON.stringify(body);
  switch (fault) {
    case 'cut':
      response.destroy();
      return;
    case 'cutBody':
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    case 'malformed':
      response.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, -1));
      return;
    default:
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }
}
