import type { CrmPage } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';
import type { PageCounts } from '#shared/crm/store/sync-store.ts';

const keptFailures = 100;

/** The run after a page. A record that the run has had before, because a page came twice, counts once. */
export function advance(run: RunState, page: CrmPage, counts: PageCounts): RunState {
  const { kind, items, rejected, next } = page;
  const before = run[kind];
  const failures = [...run.failures, ...rejected.map((each) => ({ kind, ...each }))].slice(0, keptFailures);
  const latest = kind === 'companies' ? latestOf(run.latest, page) : run.latest;
  const { cursor: _, ...rest } = run;
  return {
    ...rest,
    pass: next === undefined ? run.pass + 1 : run.pass,
    ...(next !== undefined && { cursor: next }),
    pages: run.pages + 1,
    ...(latest !== undefined && { latest }),
    failures,
    repeated: run.repeated + (kind === 'companies' ? counts.repeated : 0),
    [kind]: {
      fetched: before.fetched + items.length + rejected.length - counts.repeated,
      created: before.created + counts.created,
      updated: before.updated + counts.updated,
      unchanged: before.unchanged + counts.unchanged,
      archived: before.archived + counts.archived,
      failed: before.failed + rejected.length,
    },
  };
}

/** Times are text that sorts. */
function latestOf(latest: string | undefined, page: CrmPage): string | undefined {
  return page.items.reduce<string | undefined>(
    (found, { updatedAt }) =>
      updatedAt !== undefined && (found === undefined || updatedAt > found) ? updatedAt : found,
    latest,
  );
}
