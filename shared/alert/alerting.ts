import { type OperationId, operationOf } from '#shared/contract/operations.ts';
import { endedByLeaving } from '#shared/http/caller-left.ts';
import type { Handler } from '#shared/http/handler.ts';
import type { OnDied } from '#shared/store/sql-execution-store.ts';
import type { Alerts } from './alerts.ts';
import { diedCode, toFailure } from './failure.ts';

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
      if (failure && !seenTo && !endedByLeaving(error)) await alerts.failed(failure);
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

/** Alerts of executions whose function died: nobody else will. */
export function alertOfDied(alerts: Pick<Alerts, 'failed'>): OnDied {
  const died = { severity: 'error', code: diedCode, message: 'the function that ran it ended before it did' } as const;
  return async (ended) => {
    await Promise.all(ended.map(({ id, operation }) => alerts.failed({ operation, executionId: id, ...died })));
  };
}
