import { v7 as uuid } from 'uuid';
import { operationOf } from '#shared/contract/operations.ts';
import type { Alert, Severity } from './alert.ts';
import { diedCode, type FailureGroup, groupOf, notAdmittedCode } from './failure.ts';

/** What the words depend on beside the event. */
export interface Wording {
  /** Name of the deployment. */
  readonly source: string;
  /** Whether there is a log from which executions can be run again. */
  readonly logged: boolean;
  readonly now: () => Date;
}

export function failureAlert(group: FailureGroup, { source, logged, now }: Wording): Alert {
  const { operation, code, message, severity, count, since, executionId } = group;
  return {
    ...{ id: uuid(), kind: 'failure', severity, source, group: groupOf(group), at: now().toISOString() },
    title: count === 1 ? `${operation} failed (${code})` : `${operation} is failing (${code}, ${count} times)`,
    ...{ message, operation, executionId, count, since },
    ...remedyOf(group, logged),
  };
}

/** The end of what `failureAlert` told of. */
export function recoveryAlert(group: FailureGroup, { source, now }: Wording): Alert {
  const { operation, code, count, since, lastAt, executionId } = group;
  return {
    ...{ id: uuid(), kind: 'recovery', severity: 'info', source, group: groupOf(group), at: now().toISOString() },
    title: `${operation} works again`,
    message: `It succeeds, and has not failed with ${code} since ${lastAt}.`,
    ...{ operation, executionId, count, since },
  };
}

export function testAlert(
  given: { readonly severity: Severity; readonly message: string; readonly executionId: string },
  { source, now }: Pick<Wording, 'source' | 'now'>,
): Alert {
  const { executionId } = given;
  const subject = { source, group: `alertTest:${executionId}`, operation: 'alertTest', at: now().toISOString() };
  return { id: uuid(), kind: 'test', title: 'Test alert of minutes-api', ...given, ...subject };
}

/** What to do, and the call that makes up for the failures once their cause is repaired. */
function remedyOf(group: FailureGroup, logged: boolean): Pick<Alert, 'action' | 'request'> {
  const { operation, code, executionId, count, since } = group;
  const cause = `The log has the reason under execution ${executionId}.`;
  if (code === notAdmittedCode) {
    return {
      action: `${cause} Until it is repaired nothing is taken; have what was given up by its sender sent again.`,
    };
  }
  if (!logged || !operationOf(operation).log.reExecutable) return { action: cause };
  const status = code === diedCode ? 'timedOut' : 'failed';
  const body = count === 1 ? { executionId } : { filter: { operation, status, since } };
  return {
    action: `${cause} When it is repaired, run again what failed:`,
    request: `POST /reExecute ${JSON.stringify(body)}`,
  };
}
