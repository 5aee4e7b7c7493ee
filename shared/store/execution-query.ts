import type { Kysely } from 'kysely';
import { type ExecutionStatus, executionStatuses } from './execution.ts';
import { firstIdAt } from './execution-id.ts';
import type { ExecutionFilter, Page } from './execution-store.ts';
import type { ExecutionRow, Tables } from './schema.ts';

/**
 * One page, newest first. A database reads a page in order from an index only when each filtered column has one value, so a
 * filter with several values is asked value by value and the pages are merged.
 */
export async function selectPage(db: Kysely<Tables>, filter: ExecutionFilter, page: Page): Promise<ExecutionRow[]> {
  const pages = await Promise.all(singleValued(filter).map((single) => pageOf(db, single, page)));
  if (pages.length === 1) return pages[0] ?? [];
  return pages
    .flat()
    .sort((left, right) => (left.id < right.id ? 1 : -1))
    .slice(0, page.limit);
}

/** How many executions of each status match. */
export async function countStatuses(db: Kysely<Tables>, filter: ExecutionFilter) {
  const rows = await filtered(db, filter)
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  const entries = executionStatuses.map((status) => [status, counts.get(status) ?? 0]);
  return Object.fromEntries(entries) as Record<ExecutionStatus, number>;
}

function singleValued(filter: ExecutionFilter): readonly ExecutionFilter[] {
  const { operations, statuses, triggers } = filter;
  const unset = [undefined];
  return (operations ?? unset).flatMap((operation) =>
    (statuses ?? unset).flatMap((status) =>
      (triggers ?? unset).map((trigger) => ({
        ...filter,
        operations: operation && [operation],
        statuses: status && [status],
        triggers: trigger && [trigger],
      })),
    ),
  );
}

function pageOf(db: Kysely<Tables>, filter: ExecutionFilter, { limit, before }: Page): Promise<ExecutionRow[]> {
  const rows = filtered(db, filter).selectAll().orderBy('id', 'desc').limit(limit);
  return (before === undefined ? rows : rows.where('id', '<', before)).execute();
}

/** Ids hold the time a call was accepted, so a window of time is a range of ids. */
function filtered(db: Kysely<Tables>, filter: ExecutionFilter) {
  const { operations, statuses, triggers, since, until, meetingId, companyId } = filter;
  let rows = db.selectFrom('executions');
  if (operations) rows = rows.where('operation', 'in', operations);
  if (statuses) rows = rows.where('status', 'in', statuses);
  if (triggers) rows = rows.where('trigger', 'in', triggers);
  if (since) rows = rows.where('id', '>=', firstIdAt(since));
  if (until) rows = rows.where('id', '<', firstIdAt(until));
  if (meetingId !== undefined) rows = rows.where('meeting_id', '=', meetingId);
  if (companyId !== undefined) rows = rows.where('company_id', '=', companyId);
  return rows;
}
