import { type IncomingMessage, type OutgoingHttpHeaders, request as send, type ServerResponse } from 'node:http';
import { undeclaredDeadlineSeconds } from '#infra/contract/swagger.ts';
import { queryOf } from '#shared/http/query.ts';
import { backendHeaders } from './backend-headers.ts';

export interface Backend {
  readonly address: string;
  readonly deadline?: number;
  readonly jwt_audience?: string;
}

/** What the gateway needs for its way to a backend. */
export interface Hop {
  /** `Authorization` value for the audience. */
  readonly authorize: (audience: string) => Promise<string>;
  /** Waits for the backend to accept connections, as a managed platform does while an instance starts. */
  readonly ready: (address: string, signal: AbortSignal) => Promise<void>;
}

const timeout = new Error('the declared deadline has passed');

type Refuse = (status: number, text: string) => void;

/** Passes a call on to its backend, whatever the path was, and its answer back, within the declared deadline. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  backend: Backend,
  hop: Hop,
  refuse: Refuse,
): Promise<void> {
  const ended = new AbortController();
  response.once('close', () => ended.abort());
  const timer = setTimeout(() => ended.abort(timeout), 1000 * (backend.deadline ?? undeclaredDeadlineSeconds));
  try {
    const token = backend.jwt_audience === undefined ? undefined : await hop.authorize(backend.jwt_audience);
    await hop.ready(backend.address, ended.signal);
    await exchange(
      request,
      response,
      withQueryOf(request, backend.address),
      backendHeaders(request, token),
      ended.signal,
    );
  } catch {
    if (ended.signal.reason === timeout) refuse(504, 'upstream request timeout');
    else if (!ended.signal.aborted) refuse(503, 'the backend of the operation did not answer');
  } finally {
    clearTimeout(timer);
  }
}

/** The path of the call is replaced by the backend's own, its query is kept: as managed gateways translate a constant address. */
function withQueryOf(request: IncomingMessage, address: string): string {
  return `${address}${queryOf(request)}`;
}

function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method } = request;
    const outgoing = send(address, { ...(method && { method }), headers, signal }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHopHeaders(answer.headers));
      answer.once('error', reject).once('end', resolve);
      answer.pipe(response);
    });
    outgoing.once('error', reject);
    request.pipe(outgoing);
  });
}

function withoutHopHeaders({
  connection: _,
  'keep-alive': __,
  'transfer-encoding': ___,
  ...rest
}: IncomingMessage['headers']) {
  return rest;
}
