import { OperationError } from '#shared/errors.ts';

/** Why a language model gave no answer, and how that is told. */
const reasons = {
  keyRefused: 'the key was refused',
  accessDenied: 'access was denied',
  noCredentials: 'no Google credentials were found, or they were refused',
  modelUnknown: 'the model is unknown',
  wrongAddress: 'the address has no such API',
  quotaExhausted: 'the quota is used up, or the account has no credit',
  rateLimited: 'too many calls',
  overloaded: 'the provider failed',
  timedOut: 'no answer in time',
  unreachable: 'could not be reached',
  unreadable: 'answered, but not as this provider does',
  tooLong: 'the request is too long for the model',
  tooFewTokens: 'the answer did not fit into its limit of tokens',
  contentRefused: 'a filter of the provider refused what was said',
  requestRefused: 'the request was refused',
} as const;

export type LlmFailureKind = keyof typeof reasons;

/** A language model that gave no answer. The text has the reason and a status or code, and nothing of key, address, request or answer. */
export class LlmFailure extends OperationError {
  override readonly name = 'LlmFailure';
  readonly kind: LlmFailureKind;
  /** When the provider wants to be asked again; undefined where it does not say. */
  readonly retryAfterMs: number | undefined;

  /** @param detail a status, or a code of the system's own */
  constructor(kind: LlmFailureKind, detail?: string | number, retryAfterMs?: number) {
    super(`llm${kind[0]?.toUpperCase()}${kind.slice(1)}`, `${reasons[kind]}${detail ? ` (${detail})` : ''}`);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
