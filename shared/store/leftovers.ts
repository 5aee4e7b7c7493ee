import type { Kysely } from 'kysely';
import { firstIdAt } from './execution-id.ts';
import type { Tables } from './schema.ts';

/** Deletes at most so many of each kind. @returns how many of the kind of which there were most */
export type PruneLeftovers = (before: Date, limit: number) => Promise<number>;

/**
 * What was kept beside executions, is of no use without them, and is deleted by nothing else: until when a recording's events have
 * been seen, and which minutes are in the CRM.
 */
export function leftoversIn(db: Kysely<Tables>): PruneLeftovers {
  return async (before, limit) => Math.max(await pruneSubjects(db, before, limit), await pruneNotes(db, before, limit));
}

/** Looks through all of them once a day, one short row per recording: an index by time would cost every event more than that. */
async function pruneSubjects(db: Kysely<Tables>, before: Date, limit: number): Promise<number> {
  const time = before.toISOString();
  const old = db.selectFrom('recorder_subjects').select('subject').where('occurred_at', '<', time).limit(limit);
  // A subject may be another sender's too, whose events are not as old.
  const subjects = db.deleteFrom('recorder_subjects').where('subject', 'in', old).where('occurred_at', '<', time);
  return Number((await subjects.executeTakeFirst()).numDeletedRows);
}

/** Those that are still to be sent are told of when that fails; and while there are minutes, their note must be known. */
async function pruneNotes(db: Kysely<Tables>, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('crm_notes')
    .select('execution_id')
    .where('execution_id', '<', firstIdAt(before))
    .where('status', 'in', ['sent', 'failed'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('executions').select('id').whereRef('executions.id', '=', 'crm_notes.execution_id'))),
    );
  const notes = db.deleteFrom('crm_notes').where('execution_id', 'in', old.limit(limit));
  return Number((await notes.executeTakeFirst()).numDeletedRows);
}
