import type { Kysely } from 'kysely';
import { firstIdAt } from './execution-id.ts';
import type { Tables } from './schema.ts';

/** Minutes that belong to no company yet. */
export interface Unassigned {
  /** Executions that have made minutes since, the newest first. */
  list(since: Date, limit: number): Promise<readonly string[]>;
  assign(executionId: string, companyId: string): Promise<void>;
}

export function unassignedIn(db: Kysely<Tables>): Unassigned {
  return {
    list: async (since, limit) => {
      const rows = db.selectFrom('executions').select('id').where('operation', '=', 'create-minutes');
      const open = rows.where('status', '=', 'succeeded').where('company_id', 'is', null);
      const found = await open.where('id', '>=', firstIdAt(since)).orderBy('id', 'desc').limit(limit).execute();
      return found.map(({ id }) => id);
    },
    assign: async (executionId, companyId) => {
      const row = db.updateTable('executions').set({ company_id: companyId }).where('id', '=', executionId);
      await row.where('company_id', 'is', null).execute();
    },
  };
}
