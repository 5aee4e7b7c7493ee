import type { ExpressionBuilder, Kysely } from 'kysely';
import type { OperationId } from '#shared/contract/operations.ts';
import { firstIdAt } from './execution-id.ts';
import type { Tables } from './schema.ts';

const minuteMs = 60 * 1000;
/** A sender that comes back by itself, and a queue, have done so by then. */
const recorderPatienceMs = 15 * minuteMs;
const acceptedWindowMs = 7 * 24 * 60 * minuteMs;
/** Nobody waits any longer for older ones; they can be run again by hand. */
const minutesWindowMs = 24 * 60 * minuteMs;

export interface Stranded {
  readonly id: string;
  readonly operation: OperationId;
  /** Whether the operation has the work itself; any other call is made again with its input. */
  readonly accepted: boolean;
}

/**
 * Executions that will not come to an end by themselves: those that were tried least come first, of these the oldest. What fails time and
 * again must not stand in the way of what only waits.
 */
export type FindStranded = (now: Date, limit: number) => Promise<readonly Stranded[]>;

/**
 * Accepted work that nobody has taken up, events once their sender has not come back, and calls whose function died and that have not
 * been run again. What recorder and reExecute have called is theirs to call again.
 */
export function findStrandedIn(db: Kysely<Tables>): FindStranded {
  const since = (now: Date, agoMs: number) => firstIdAt(new Date(now.getTime() - agoMs));
  return async (now, limit) => {
    const accepted = db
      .selectFrom('executions')
      .select(['id', 'operation', 'attempts'])
      .where('operation', 'in', ['recorder', 'create-minutes'])
      .where('status', 'in', ['accepted', 'timedOut'])
      .where('id', '>=', since(now, acceptedWindowMs))
      .where(({ eb, or }) => or([eb('operation', '!=', 'recorder'), eb('id', '<', since(now, recorderPatienceMs))]))
      .where(hasWork);
    const calls = db
      .selectFrom('executions')
      .select(['id', 'operation', 'attempts'])
      .where('operation', '=', 'create-minutes')
      .where('status', '=', 'timedOut')
      .where('trigger', '=', 'api')
      .where('id', '>=', since(now, minutesWindowMs))
      .where((eb) => eb.not(hasWork(eb)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('executions as later')
              .select('later.id')
              .whereRef('later.re_executed_from', '=', 'executions.id'),
          ),
        ),
      );
    const [acceptedRows, callRows] = [
      await accepted.orderBy('attempts').orderBy('id').limit(limit).execute(),
      await calls.orderBy('attempts').orderBy('id').limit(limit).execute(),
    ];
    return [
      ...acceptedRows.map((row) => ({ ...row, accepted: true })),
      ...callRows.map((row) => ({ ...row, accepted: false })),
    ]
      .toSorted((left, right) => left.attempts - right.attempts || (left.id < right.id ? -1 : 1))
      .slice(0, limit);
  };
}

function hasWork({ exists, selectFrom }: ExpressionBuilder<Tables, 'executions'>) {
  return exists(selectFrom('accepted_work').select('content').whereRef('execution_id', '=', 'executions.id'));
}
