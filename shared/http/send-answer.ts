import type { ServerResponse } from 'node:http';
import { log } from '#shared/runtime/log.ts';
import { type Answer, executionIdHeader } from './answer.ts';

/** Sends the answer, under the id of this execution unless another one gave it. */
export function sendAnswer(response: ServerResponse, answer: Answer, executionId: string): void {
  const body = answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body));
  response.writeHead(answer.status, {
    [executionIdHeader]: executionId,
    ...answer.headers,
    ...(body && {
      ...(answer.text === undefined ? jsonHeaders : textHeaders),
      'content-length': Buffer.byteLength(body),
    }),
  });
  response.end(body);
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' } as const;
/** A text may repeat what a caller sent, so no browser shall take it for a page. */
const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' } as const;

/** One line per call. A refused input's text names fields and rules only, so it may be read here too. */
export function logCall(method: string, answer: Answer, durationMs: number, callerLeft: boolean): void {
  const { 'x-error-code': errorCode } = answer.headers;
  const refusal = errorCode === 'invalidInput' && answer.body ? answer.body : {};
  log.info(callerLeft ? 'caller left before the answer' : 'call answered', {
    ...(errorCode && { errorCode, ...refusal }),
    durationMs: Math.round(durationMs * 1000) / 1000,
    httpRequest: { requestMethod: method, status: answer.status, latency: `${(durationMs / 1000).toFixed(6)}s` },
  });
}
