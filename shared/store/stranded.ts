import type { ExpressionBuilder, Kysely } from 'kysely';
import type { OperationId } from '#shared/contract/operations.ts';
import { firstIdAt } from './execution-id.ts';
import type { Tables } from './schema.ts';

const minuteMs = 60 * 1000;
/** A sender that comes back by itself, and a queue, have done so by then. */
const patienceMs = 15 * minuteMs;
const acceptedWindowMs = 7 * 24 * 60 * minuteMs;
/** Nobody waits any longer for older ones; they can be run again by hand. */
const minutesWindowMs = 24 * 60 * minuteMs;

export interface Stranded {
  readonly id: string;
  readonly operation: OperationId;
  /** Whether the operation has the work itself; any other call is made again with its input. */
  readonly accepted: boolean;
  readonly attempts: number;
}

/**
 * Executions that will not come to an end by themselves: those that were tried least come first, of these the oldest. What fails time and
 * again must not stand in the way of what only waits.
 */
export type FindStranded = (now: Date, limit: number) => Promise<readonly Stranded[]>;

/**
 * Accepted work for which neither its sender nor the queue has come back, and calls whose function died and that have not been run again.
 * What recorder and reExecute have called is theirs to call again.
 */
export function findStrandedIn(db: Kysely<Tables>): FindStranded {
  return async (now, limit) => {
    const [accepted, calls] = [
      await acceptedIn(db, now).orderBy('attempts').orderBy('id').limit(limit).execute(),
      await callsIn(db, now).orderBy('attempts').orderBy('id').limit(limit).execute(),
    ];
    return [
      ...accepted.map((row) => ({ ...row, accepted: true })),
      ...calls.map((row) => ({ ...row, accepted: false })),
    ]
      .toSorted((left, right) => left.attempts - right.attempts || (left.id < right.id ? -1 : 1))
      .slice(0, limit);
  };
}

function acceptedIn(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('executions')
    .select(['id', 'operation', 'attempts'])
    .where('operation', 'in', ['recorder', 'create-minutes'])
    .where('status', 'in', ['accepted', 'timedOut'])
    .where('id', '>=', firstIdBefore(now, acceptedWindowMs))
    .where(({ eb, or, and }) =>
      or([
        eb('id', '<', firstIdBefore(now, patienceMs)),
        // Nobody comes back for these.
        and([eb('operation', '=', 'create-minutes'), eb('status', '=', 'timedOut')]),
      ]),
    )
    .where(hasWork);
}

function callsIn(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('executions')
    .select(['id', 'operation', 'attempts'])
    .where('operation', '=', 'create-minutes')
    .where('status', '=', 'timedOut')
    .where('trigger', '=', 'api')
    .where('id', '>=', firstIdBefore(now, minutesWindowMs))
    .where((eb) => eb.not(hasWork(eb)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('executions as later').select('later.id').whereRef('later.re_executed_from', '=', 'executions.id'),
        ),
      ),
    );
}

function firstIdBefore(now: Date, agoMs: number): string {
  return firstIdAt(new Date(now.getTime() - agoMs));
}

function hasWork({ exists, selectFrom }: ExpressionBuilder<Tables, 'executions'>) {
  return exists(selectFrom('accepted_work').select('content').whereRef('execution_id', '=', 'executions.id'));
}
