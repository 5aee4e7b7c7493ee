import type { ServerResponse } from 'node:http';
import { log } from '#shared/runtime/log.ts';
import { type Answer, executionIdHeader } from './answer.ts';

/** An answer as it goes over the wire. */
export interface EncodedAnswer extends Pick<Answer, 'status' | 'headers'> {
  readonly text: string;
  readonly contentType: string;
  /** Why the caller was refused, for the log: names of fields and rules only. */
  readonly refusal: string | undefined;
}

const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
/** A text may repeat what a caller sent, so no browser shall take it for a page. */
const noSniffing = { 'x-content-type-options': 'nosniff' } as const;

/** @throws when the body is no JSON, or longer than a text can be */
export function encodeAnswer({ status, headers, body, text }: Answer): EncodedAnswer {
  const refusal =
    headers['x-error-code'] === 'invalidInput' && body && 'error' in body ? String(body.error) : undefined;
  if (text !== undefined) return { status, headers: { ...headers, ...noSniffing }, text, contentType: plain, refusal };
  return { status, headers, text: body === undefined ? '' : JSON.stringify(body), contentType: json, refusal };
}

/** Sends the answer, under the id of this execution unless another one gave it. */
export function sendAnswer(
  response: ServerResponse,
  { status, headers, text, contentType }: EncodedAnswer,
  executionId: string,
): void {
  response.writeHead(status, {
    [executionIdHeader]: executionId,
    ...headers,
    ...(text && { 'content-type': contentType, 'content-length': Buffer.byteLength(text) }),
  });
  response.end(text);
}

/** One line per call. */
export function logCall(method: string, answer: EncodedAnswer, durationMs: number, callerLeft: boolean): void {
  const rounded = Math.round(durationMs * 1000) / 1000;
  if (callerLeft) {
    log.info('caller left before the answer', { durationMs: rounded, httpRequest: { requestMethod: method } });
    return;
  }
  const { 'x-error-code': errorCode } = answer.headers;
  log.info('call answered', {
    ...(errorCode && { errorCode }),
    ...(answer.refusal && { error: answer.refusal }),
    durationMs: rounded,
    httpRequest: { requestMethod: method, status: answer.status, latency: `${(durationMs / 1000).toFixed(6)}s` },
  });
}
