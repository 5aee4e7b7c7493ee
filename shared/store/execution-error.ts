import { AccessError, InputError, OperationError } from '#shared/errors.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { ExecutionError } from './execution.ts';

/** Texts written for callers are kept; those of unexpected failures may hold anything, and the log line of the execution has them. */
export function toExecutionError(error: unknown): ExecutionError {
  if (error instanceof InputError) return { code: 'invalidInput', message: error.message, retryable: false };
  if (error instanceof AccessError) return { code: 'unauthenticated', message: error.message, retryable: false };
  if (error instanceof OperationError) return { code: error.code, message: error.message, retryable: true };
  if (error instanceof ConfigurationError) return { code: 'notConfigured', message: error.message, retryable: true };
  return { code: 'internal', message: 'internal error', retryable: true };
}
