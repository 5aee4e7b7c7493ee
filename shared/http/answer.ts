import { corsHeaders } from './cors.ts';

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

const textOf = Symbol('text/plain');

/** What a handler gives in place of a JSON object where a sender's protocol leaves no other choice. */
export function plainText(text: string): object {
  return { [textOf]: text };
}

export function success(body: object, headers: Answer['headers'] = {}): Answer {
  return { status: 200, headers, ...(isPlainText(body) ? { text: body[textOf] } : { body }) };
}

function isPlainText(body: object): body is { readonly [textOf]: string } {
  return textOf in body;
}

export function preflight(): Answer {
  return { status: 204, headers: corsHeaders };
}

export function errorAnswer(status: number, code: ErrorCode, error: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { ...headers, 'x-error-code': code }, body: { error } };
}
