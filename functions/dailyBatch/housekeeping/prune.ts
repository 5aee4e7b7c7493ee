import type { ExecutionStore } from '#shared/store/execution-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Small steps, because other calls share the database; so many of them in one call. */
const [prunedAtOnce, mostSteps] = [500, 400];

/** Deletes what is past its retention, as long as there is time. @returns how many executions */
export async function prune(
  executions: Pick<ExecutionStore, 'prune'>,
  retentionDays: number,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  let pruned = 0;
  for (let step = 0; step < mostSteps && !signal.aborted; step += 1) {
    const count = await executions.prune(before, prunedAtOnce);
    pruned += count;
    if (count < prunedAtOnce) break;
  }
  return pruned;
}
