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
  /** Told why a backend could not be reached. */
  readonly onError: (error: unknown) => void;
}

const timeout = new Error('the declared deadline has passed');

type Refuse = (status: number, code: string, text: string) => void;

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
    // The path of the call is replaced, its query is kept, as managed gateways translate a constant address.
    const address = `${backend.address}${queryOf(request)}`;
    await exchange(request, response, address, backendHeaders(request, token), ended.signal);
  } catch (error) {
    if (ended.signal.reason === timeout) return refuse(504, 'deadlineExceeded', 'upstream request timeout');
    if (ended.signal.aborted) return;
    hop.onError(error);
    refuse(503, 'unavailable', 'the backend of the operation did not answer');
  } finally {
    clearTimeout(timer);
  }
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
