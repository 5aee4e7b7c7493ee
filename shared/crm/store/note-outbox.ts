import type { ExpressionBuilder, Kysely } from 'kysely';
import { firstIdAt } from '#shared/store/execution-id.ts';
import type { Tables } from '#shared/store/schema.ts';
import type { CrmSource } from '../crm.ts';

/** A note that is to be written, taken for one attempt. */
export interface DueNote {
  readonly executionId: string;
  readonly companyId: string;
  /** Counts from 1. From the second on the note may be there already. */
  readonly attempt: number;
}

/** The notes that are to be in the CRM, each once: what of them is done, and what is not. */
export interface NoteOutbox {
  /** Puts in minutes of known companies that were made since, and are not in it yet. @returns how many */
  add(source: CrmSource, since: Date, now: Date, limit: number): Promise<number>;
  /** Takes a note that is due; whoever takes it has until then, afterwards it is due again. */
  take(source: CrmSource, now: Date, until: Date): Promise<DueNote | undefined>;
  sent(note: DueNote, noteId: string): Promise<void>;
  /** Not sent as far as is known; `dueAt` undefined when there is no use in trying again. */
  notSent(note: DueNote, error: string, dueAt: Date | undefined): Promise<void>;
}

/** Whether the same minutes are there by the call that was run again, or by an earlier running again of it. */
function hasBefore({ exists, selectFrom }: ExpressionBuilder<Tables, 'executions'>) {
  return exists(
    selectFrom('executions as before')
      .select('before.id')
      .where('before.status', '=', 'succeeded')
      .whereRef('before.id', '<', 'executions.id')
      .where(({ eb, ref, or }) =>
        or([
          eb('before.id', '=', ref('executions.re_executed_from')),
          eb('before.re_executed_from', '=', ref('executions.re_executed_from')),
        ]),
      ),
  );
}

export function sqlNoteOutbox(db: Kysely<Tables>): NoteOutbox {
  const change = async ({ executionId, attempt }: DueNote, changes: Partial<Tables['crm_notes']>) => {
    const mine = db.updateTable('crm_notes').set(changes).where('execution_id', '=', executionId);
    await mine.where('attempts', '=', attempt).execute();
  };
  return {
    add: async (source, since, now, limit) => {
      const made = db
        .selectFrom('executions')
        .innerJoin('crm_companies', 'crm_companies.id', 'executions.company_id')
        .select(['executions.id', 'crm_companies.id as company_id'])
        .where('crm_companies.source', '=', source)
        .where('executions.operation', '=', 'create-minutes')
        .where('executions.status', '=', 'succeeded')
        .where((made) => made.or([made('executions.re_executed_from', 'is', null), made.not(hasBefore(made))]))
        .where('executions.id', '>=', firstIdAt(since))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('crm_notes')
                .select('crm_notes.execution_id')
                .whereRef('crm_notes.execution_id', '=', 'executions.id'),
            ),
          ),
        );
      const rows = await made.orderBy('executions.id').limit(limit).execute();
      const state = {
        source,
        status: 'pending',
        attempts: 0,
        due_at: now.toISOString(),
        note_id: null,
        error: null,
      } as const;
      const values = rows.map(({ id, company_id }) => ({ execution_id: id, company_id, ...state }));
      if (values.length === 0) return 0;
      const added = db
        .insertInto('crm_notes')
        .values(values)
        .onConflict((conflict) => conflict.doNothing());
      return Number((await added.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0);
    },
    take: async (source, now, until) => {
      const next = db
        .selectFrom('crm_notes')
        .select('execution_id')
        .where('source', '=', source)
        .where('status', 'in', ['pending', 'sending'])
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(1);
      const row = await db
        .updateTable('crm_notes')
        .set(({ eb }) => ({ status: 'sending', attempts: eb('attempts', '+', 1), due_at: until.toISOString() }))
        .where('execution_id', '=', next)
        // Of two that choose the same note the second finds it no longer due.
        .where('due_at', '<=', now.toISOString())
        .returningAll()
        .executeTakeFirst();
      return row && { executionId: row.execution_id, companyId: row.company_id, attempt: row.attempts };
    },
    sent: (note, noteId) => change(note, { status: 'sent', note_id: noteId.slice(0, 200), error: null }),
    notSent: (note, error, dueAt) =>
      change(note, dueAt ? { status: 'pending', error, due_at: dueAt.toISOString() } : { status: 'failed', error }),
  };
}
