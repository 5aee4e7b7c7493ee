import { newExecutionId } from '#shared/store/execution-id.ts';
import type { Crm } from '#shared/crm/crm.ts';
import { noCounts, type RunState } from '#shared/crm/store/run.ts';
import type { SyncState } from '#shared/crm/store/sync-store.ts';
import type { BatchOrder } from '../input.ts';

/** The CRM's index lags, and its clock is not ours: so much is fetched again. */
const overlapMs = 10 * 60 * 1000;
/** What an incremental run cannot see, deletions above all, is put right so often. */
const fullEveryMs = 7 * 24 * 60 * 60 * 1000;
/** An older unfinished run is begun anew: its cursor is as old. */
const resumableMs = 24 * 60 * 60 * 1000;

export interface ChosenRun {
  readonly run: RunState;
  readonly resumed: boolean;
  /** Why the run is not of the mode that was asked for. */
  readonly reason?: string;
}

/** Goes on with an unfinished run, or begins one: a full one, unless everything before some time is known to be in the store. */
export function chooseRun(
  { mode }: Pick<BatchOrder, 'mode'>,
  { incremental }: Pick<Crm, 'incremental'>,
  { unfinished, watermark, fullAt }: SyncState,
  now: Date,
): ChosenRun {
  if (unfinished && isResumable(unfinished, mode, now)) return { run: unfinished, resumed: true };
  const because = mode === 'incremental' ? needForFull(incremental, watermark, fullAt, now) : undefined;
  const start = { id: newExecutionId(now), startedAt: now.toISOString(), ...beginning };
  if (mode === 'full' || because !== undefined || !watermark)
    return { run: { ...start, mode: 'full' }, resumed: false, ...(because && { reason: because }) };
  const since = new Date(watermark.getTime() - overlapMs).toISOString();
  return { run: { ...start, mode: 'incremental', since }, resumed: false };
}

const beginning = { pass: 0, restarts: 0, pages: 0, companies: noCounts, owners: noCounts, repeated: 0, failures: [] };

/** A full run does what an incremental one would; not the other way round. A clock that went back makes no run too old. */
function isResumable(run: RunState, mode: BatchOrder['mode'], now: Date): boolean {
  const ageMs = now.getTime() - new Date(run.startedAt).getTime();
  return ageMs < resumableMs && (run.mode === 'full' || mode === 'incremental');
}

function needForFull(
  incremental: boolean,
  watermark: Date | undefined,
  fullAt: Date | undefined,
  now: Date,
): string | undefined {
  if (!incremental) return 'this CRM is always read as a whole';
  if (!watermark || !fullAt) return 'there was no complete run before';
  return now.getTime() - fullAt.getTime() >= fullEveryMs ? 'the last full run is a week ago' : undefined;
}
