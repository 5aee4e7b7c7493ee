import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { reExecutedFromHeader, triggerHeader } from '#shared/http/call-headers.ts';
import { parseTrace } from '#shared/runtime/trace.ts';

/** Headers that concern one connection only, those the gateway writes itself, and those of operations among themselves. */
const dropped = new Set([
  'connection',
  'keep-alive',
  'host',
  'upgrade',
  'expect',
  'x-forwarded-authorization',
  triggerHeader,
  reExecutedFromHeader,
]);

/** The headers a backend receives: the caller's, with the gateway's identity in place of the caller's own authorization. */
export function backendHeaders(request: IncomingMessage, token: string | undefined): OutgoingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !dropped.has(name)));
  const { authorization } = request.headers;
  return {
    ...kept,
    ...(token !== undefined && {
      authorization: token,
      ...(authorization && { 'x-forwarded-authorization': authorization }),
    }),
    ...(!parseTrace(request.headers) && { traceparent: newTraceparent() }),
    'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
    'x-envoy-original-path': request.url,
  };
}

function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
