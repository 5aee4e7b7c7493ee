import { AISDKError, APICallError } from 'ai';
import { retryAfterMs } from '#shared/net/retry-after.ts';
import { LlmFailure, type LlmFailureKind } from './failure.ts';

/** What a status means, whoever answers it. */
const byStatus: Readonly<Record<number, LlmFailureKind>> = {
  401: 'keyRefused',
  402: 'quotaExhausted',
  403: 'accessDenied',
  404: 'wrongAddress',
  405: 'wrongAddress',
  408: 'overloaded',
  413: 'tooLong',
  429: 'rateLimited',
};

/** What the body of a refusal says more exactly than its status; OpenAI, Anthropic, Google and those who answer like them. */
const byWords: readonly (readonly [statuses: readonly number[], words: RegExp, kind: LlmFailureKind])[] = [
  [[400, 401, 403], /invalid[ _]api[ _]key|api[ _]key[ _](?:not[ _]valid|invalid)/i, 'keyRefused'],
  [[400, 402, 403, 429], /insufficient_quota|credit balance|billing_(?:error|hard|not)/i, 'quotaExhausted'],
  [
    [400, 413],
    /context[ _](?:length|window|size)|prompt is too long|request_too_large|maximum context|input token count/i,
    'tooLong',
  ],
  [[400], /max_tokens or model output limit was reached/i, 'tooFewTokens'],
  [[400, 403], /content_filter|ResponsibleAIPolicy/, 'contentRefused'],
  [
    [400, 422],
    /model_not_found|invalid_model|(?:not a valid|invalid|unknown) model|model\b.{0,120}\b(?:not found|not exist|not supported)/is,
    'modelUnknown',
  ],
  // A page of some web server, and a path that the right server does not have, are no word about a model.
  [[404], /^\s*\{.*(?:model|deployment)/is, 'modelUnknown'],
];

/**
 * What went wrong, without a word of the vendor's: its texts may repeat keys, addresses and transcripts. What neither the AI SDK nor the
 * sign-in has thrown is a fault of the program, and stays what it is.
 * @param ended whether the caller's time is over
 * @param signsIn whether Google's library signs the calls, which has no errors of its own kind
 */
export function toLlmFailure(error: unknown, { ended, signsIn }: { ended: boolean; signsIn: boolean }): unknown {
  if (error instanceof LlmFailure) return error;
  if (ended) return new LlmFailure('timedOut');
  if (!AISDKError.isInstance(error)) return signsIn ? new LlmFailure('noCredentials') : error;
  if (!APICallError.isInstance(error)) return new LlmFailure('unreadable');
  const { statusCode: status, responseBody = '' } = error;
  const code = codeOf(error);
  // An answer may break off in the middle.
  if (status === undefined || (status < 400 && code)) return new LlmFailure('unreachable', code);
  if (status < 400) return new LlmFailure('unreadable', status);
  const words = byWords.find(([statuses, pattern]) => statuses.includes(status) && pattern.test(responseBody));
  const kind = words?.[2] ?? byStatus[status] ?? (status >= 500 ? 'overloaded' : 'requestRefused');
  return new LlmFailure(kind, status, retryAfterMs(error.responseHeaders?.['retry-after']));
}

/** Such as ECONNREFUSED. Texts of these errors quote addresses, their codes do not. */
function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[A-Z_]+$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
