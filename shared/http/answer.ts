import { corsHeaders } from './cors.ts';
import { isPlainText, textOf } from './plain-text.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent on 204. */
  readonly body?: object;
  /** In place of a body: the answer is this text, as `text/plain`. */
  readonly text?: string;
}

/** Machine-readable kind of an error, sent in the header `x-error-code` because the contract's error body has `error` alone. */
export type ErrorCode =
  | 'unauthenticated'
  | 'invalidInput'
  | 'operationFailed'
  | 'notConfigured'
  | 'internal'
  | 'notFound'
  | 'methodNotAllowed';

/** Names the execution that gave the answer; a header, because the contract's error body has no room for it. */
export const executionIdHeader = 'x-execution-id';

export function success(body: object, headers: Answer['headers'] = {}): Answer {
  return { status: 200, headers, ...(isPlainText(body) ? { text: textOf(body) } : { body }) };
}

export function preflight(): Answer {
  return { status: 204, headers: corsHeaders };
}

export function errorAnswer(status: number, code: ErrorCode, error: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { ...headers, 'x-error-code': code }, body: { error } };
}
