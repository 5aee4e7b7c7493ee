import type { Surface } from '#shared/contract/operations.ts';
import { AccessError, InputError, OperationError } from '#shared/errors.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { type Answer, errorAnswer } from './answer.ts';

/**
 * Turns what a handler threw into a status that the variant declares for the operation. A bad input is 400 where
 * declared, else 500 with the same text; the text of anything unexpected stays inside.
 */
export function answerTo(error: unknown, surface: Surface | undefined, executionId: string): Answer {
  if (error instanceof AccessError) return errorAnswer(401, 'unauthenticated', error.message);
  if (error instanceof InputError) {
    return errorAnswer(surface?.errors.includes(400) ? 400 : 500, 'invalidInput', error.message);
  }
  if (error instanceof OperationError) return errorAnswer(500, 'operationFailed', error.message);
  if (error instanceof ConfigurationError) {
    return errorAnswer(500, 'notConfigured', `this deployment is not configured: ${error.message}`);
  }
  // The same text for everything else: what went wrong is for the operator, who finds it by the execution's id.
  return errorAnswer(500, 'internal', `internal error; the log has the reason under execution ${executionId}`);
}
