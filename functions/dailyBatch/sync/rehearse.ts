import type { Crm, CrmPage } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';
import type { SyncStore } from '#shared/crm/store/sync-store.ts';
import type { RunStage } from '#shared/store/stages.ts';
import type { BatchOrder } from '../input.ts';
import { advance } from './advance.ts';
import { chooseRun } from './choose-run.ts';
import { doubtOf } from './archive-absent.ts';
import { fetchPages, isComplete } from './fetch-pages.ts';
import type { SyncOutcome } from './synchronise.ts';
import { tellRepeated } from './tell-repeated.ts';
import type { SyncTime } from './time.ts';

/** Counts what a run would do. Nothing is written, so nothing is resumed either: it begins at the begin. */
export async function rehearse(
  crm: Crm,
  order: BatchOrder,
  store: SyncStore,
  now: Date,
  time: SyncTime,
  stage: RunStage,
): Promise<SyncOutcome> {
  const state = await store.read(crm.source);
  const { run: begun, reason } = chooseRun(order, crm, { ...state, unfinished: undefined }, now);
  const known: Known = { companies: 0, owners: 0 };
  const seen = { companies: new Set<string>(), owners: new Set<string>() };
  let reached = begun;
  const keep = async (run: RunState, page: CrmPage) => {
    const fresh = withoutSeen(page, seen[page.kind]);
    const counts = await store.comparePage(crm.source, fresh);
    known[page.kind] += counts.knownActive;
    const repeated = counts.repeated + page.items.length - fresh.items.length;
    reached = advance(run, page, { ...counts, repeated });
    return reached;
  };
  const keeper = { keep, restart: async (run: RunState) => run, hasTime: time.isLeft, signal: time.signal };
  const run = (await stage('fetch', () => time.untilOver(() => fetchPages(crm, begun, keeper)))) ?? reached;
  const complete = isComplete(crm, run);
  const counted =
    complete && run.mode === 'full' ? await withAbsent(run, known, order, crm, store) : { run, warnings: [] };
  const warnings = [...counted.warnings, ...(complete ? tellRepeated(crm, run) : [])];
  return { status: complete ? 'completed' : 'stopped', ...counted, warnings, resumed: false, modeReason: reason };
}

type Known = Record<CrmPage['kind'], number>;

/** A real run sees in the store what it has had before. */
function withoutSeen(page: CrmPage, seen: Set<string>): CrmPage {
  const fresh = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items.filter(({ id }) => !seen.has(id));
  const rest =
    page.kind === 'companies' ? { ...page, items: fresh(page.items) } : { ...page, items: fresh(page.items) };
  for (const { id } of page.items) seen.add(id);
  return rest;
}

/** What is known and active, and was not come across, would be archived, unless a run would doubt that. */
async function withAbsent(begun: RunState, known: Known, { archiveMany }: BatchOrder, crm: Crm, store: SyncStore) {
  let run = begun;
  const warnings: string[] = [];
  for (const kind of ['companies', 'owners'] as const) {
    const active = await store.countActive(crm.source, kind);
    const absent = Math.max(0, active - known[kind]);
    const doubt = archiveMany ? undefined : doubtOf(run, kind, absent, active);
    if (doubt === undefined) run = { ...run, [kind]: { ...run[kind], archived: run[kind].archived + absent } };
    else warnings.push(doubt);
  }
  return { run, warnings };
}
