import type { ExecutionStore } from '#shared/store/execution-store.ts';
import type { PruneLeftovers } from '#shared/store/leftovers.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Small steps, because other calls share the database; so many of them in one call. */
const [prunedAtOnce, mostSteps] = [500, 400];

export interface PruneServices {
  readonly executions: Pick<ExecutionStore, 'prune'>;
  readonly pruneLeftovers: PruneLeftovers;
}

/** Deletes what is past its retention, as long as there is time. @returns how many executions */
export async function prune(
  { executions, pruneLeftovers }: PruneServices,
  retentionDays: number,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  const pruned = await inSteps(() => executions.prune(before, prunedAtOnce), signal);
  await inSteps(() => pruneLeftovers(before, prunedAtOnce), signal);
  return pruned;
}

async function inSteps(prune: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let pruned = 0;
  for (let step = 0; step < mostSteps && !signal.aborted; step += 1) {
    const count = await prune();
    pruned += count;
    if (count < prunedAtOnce) break;
  }
  return pruned;
}
