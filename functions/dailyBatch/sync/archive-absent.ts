import type { CrmPage } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';
import type { Holder, SyncStore } from '#shared/crm/store/sync-store.ts';

const archivedAtOnce = 1_000;
/** A list that has lost more than half of what there was is rather broken than true, unless it was short anyway. */
const [doubtfulShare, doubtfulCount] = [0.5, 10];
const kinds: readonly CrmPage['kind'][] = ['companies', 'owners'];

export interface Archived {
  readonly run: RunState;
  readonly warnings: readonly string[];
}

/** Marks as archived what a full run has not come across. Records that could not be read are no proof of absence. */
export async function archiveAbsent(
  store: SyncStore,
  holder: Holder,
  begun: RunState,
  archiveMany: boolean,
): Promise<Archived> {
  let run = begun;
  const warnings: string[] = [];
  for (const kind of kinds) {
    const [absent, active] = [
      await store.countAbsent(holder.source, kind, run.id),
      await store.countActive(holder.source, kind),
    ];
    const doubt = archiveMany ? undefined : doubtOf(run, kind, absent, active);
    if (doubt !== undefined) warnings.push(doubt);
    else run = await archiveKind(store, holder, run, kind);
  }
  return { run, warnings };
}

/**
 * Why the absent are not to be archived; undefined where nothing speaks against it.
 * @param absent of the active ones that are known
 */
export function doubtOf(run: RunState, kind: CrmPage['kind'], absent: number, active: number): string | undefined {
  if (absent === 0) return undefined;
  const { failed } = run[kind];
  const remedy = '{ "mode": "full", "archiveMany": true } archives them';
  if (failed > 0)
    return `${kind}: ${absent} known ones are not in the CRM's list, but ${failed} of the list could not be read (see failures); none is archived until they are mended. ${remedy} now`;
  if (absent <= doubtfulCount || absent <= doubtfulShare * active) return undefined;
  return `${kind}: ${absent} of ${active} known ones are not in the CRM's list; none is archived. ${remedy}`;
}

async function archiveKind(store: SyncStore, holder: Holder, begun: RunState, kind: CrmPage['kind']) {
  let run = begun;
  for (let archived = archivedAtOnce; archived === archivedAtOnce; ) {
    const before = run[kind].archived;
    run = await store.archiveAbsent(holder, kind, run, archivedAtOnce);
    archived = run[kind].archived - before;
  }
  return run;
}
