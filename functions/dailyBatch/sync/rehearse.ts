import type { Crm, CrmPage } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';
import type { SyncStore } from '#shared/crm/store/sync-store.ts';
import type { RunStage } from '#shared/store/stages.ts';
import type { BatchOrder } from '../input.ts';
import { advance } from './advance.ts';
import { chooseRun } from './choose-run.ts';
import { fetchPages, isComplete } from './fetch-pages.ts';
import type { SyncOutcome } from './synchronise.ts';
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
  const known = { companies: 0, owners: 0 };
  let reached = begun;
  const keep = async (run: RunState, page: CrmPage) => {
    const counts = await store.comparePage(crm.source, page);
    known[page.kind] += counts.knownActive;
    reached = advance(run, page, counts);
    return reached;
  };
  const keeper = { keep, restart: async (run: RunState) => run, hasTime: time.isLeft, signal: time.signal };
  const run = (await stage('fetch', () => time.untilOver(() => fetchPages(crm, begun, keeper)))) ?? reached;
  const complete = isComplete(crm, run);
  const counted = complete && run.mode === 'full' ? await withAbsent(run, known, crm, store) : run;
  return { status: complete ? 'completed' : 'stopped', run: counted, resumed: false, warnings: [], modeReason: reason };
}

/** What is known and active, and was not come across, would be archived. */
async function withAbsent(run: RunState, known: Record<CrmPage['kind'], number>, crm: Crm, store: SyncStore) {
  const absent = async (kind: CrmPage['kind']) => {
    const archived = run[kind].archived + Math.max(0, (await store.countActive(crm.source, kind)) - known[kind]);
    return { ...run[kind], archived };
  };
  return { ...run, companies: await absent('companies'), owners: await absent('owners') };
}
