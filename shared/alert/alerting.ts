import { type OperationId, operationOf } from '#shared/contract/operations.ts';
import { AccessError, InputError } from '#shared/errors.ts';
import type { Handler } from '#shared/http/handler.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { toExecutionError } from '#shared/store/execution-error.ts';
import type { Alerts } from './alerts.ts';
import type { Failure } from './failure.ts';

/**
 * Alerts when the operation fails by no fault of its caller. Operations that find out what is broken do not: whoever calls them is
 * told by the answer.
 */
export function alertOnFailure(id: OperationId, alerts: Alerts, handler: Handler): Handler {
  if (operationOf(id).log.needed === 'ifPossible') return handler;
  return async (body, call) => {
    let seenTo = false;
    const failureSeenTo = () => {
      seenTo = true;
    };
    try {
      return await handler(body, { ...call, failureSeenTo });
    } catch (error) {
      const failure = toFailure(id, error, call.executionId);
      if (failure && !seenTo && !call.signal.aborted) await alerts.failed(failure);
      throw error;
    }
  };
}

/** Remembers each success, for it ends what has been alerted of. */
export function noteSuccess(id: OperationId, alerts: Alerts, handler: Handler): Handler {
  if (operationOf(id).log.needed === 'ifPossible') return handler;
  return async (body, call) => {
    const answer = await handler(body, call);
    await alerts.succeeded(id);
    return answer;
  };
}

/** The failure of an execution; undefined where it is the caller's own. */
export function toFailure(operation: OperationId, error: unknown, executionId: string): Failure | undefined {
  if (error instanceof InputError || error instanceof AccessError) return undefined;
  const { code, message } = toExecutionError(error);
  const severity = error instanceof ConfigurationError ? 'critical' : 'error';
  return { operation, executionId, severity, code, message };
}
