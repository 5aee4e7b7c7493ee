import * as z from 'zod';
import type { Crm } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';
import { type Holder, LostLeaseError, type SyncStore } from '#shared/crm/store/sync-store.ts';
import { OperationError } from '#shared/errors.ts';
import type { RunStage } from '#shared/store/stages.ts';
import type { BatchOrder } from '../input.ts';
import { advance } from './advance.ts';
import { archiveAbsent } from './archive-absent.ts';
import { type ChosenRun, chooseRun } from './choose-run.ts';
import { fetchPages, isComplete } from './fetch-pages.ts';
import { tellRepeated } from './tell-repeated.ts';
import type { SyncTime } from './time.ts';

export interface SyncOutcome {
  /** `stopped`: the time was over; the next call goes on. */
  readonly status: 'completed' | 'stopped' | 'alreadyRunning';
  readonly run: RunState | undefined;
  readonly resumed: boolean;
  readonly warnings: readonly string[];
  /** Why the run is not of the mode that was asked for. */
  readonly modeReason?: string | undefined;
  /** The execution that is at work, where another one is. */
  readonly runningExecution?: string;
}

export interface SyncServices {
  readonly store: SyncStore;
  readonly leaseSeconds: number;
  readonly now: () => Date;
  readonly stage: RunStage;
}

const renewalsPerLease = 3;

/** Brings the store up to date with the CRM, as far as the time allows, unless somebody else is doing so. */
export async function synchronise(
  crm: Crm,
  order: BatchOrder,
  executionId: string,
  services: SyncServices,
  time: SyncTime,
): Promise<SyncOutcome> {
  const { store, now, leaseSeconds } = services;
  const holder = { source: crm.source, id: executionId };
  const leaseEnd = () => new Date(now().getTime() + 1000 * leaseSeconds);
  const taken = await store.take(holder, now(), leaseEnd());
  if (taken.state === 'held') {
    return { status: 'alreadyRunning', run: undefined, resumed: false, warnings: [], runningExecution: taken.by };
  }
  // Waiting for a slow CRM takes longer than a page; a lease that is lost shows at the next page.
  const renewal = () => store.renew(holder, leaseEnd()).catch(() => undefined);
  const timer = setInterval(renewal, (1000 * leaseSeconds) / renewalsPerLease).unref();
  const chosen = chooseRun(order, crm, taken, now());
  try {
    await store.saveRun(holder, chosen.run);
    return await runThrough(crm, order, holder, chosen, services, time);
  } catch (error) {
    throw await explained(error, crm, store);
  } finally {
    clearInterval(timer);
    await store.release(holder).catch(() => undefined);
  }
}

async function runThrough(
  crm: Crm,
  { archiveMany }: BatchOrder,
  holder: Holder,
  { run: begun, resumed, reason }: ChosenRun,
  { store, now, stage }: SyncServices,
  time: SyncTime,
): Promise<SyncOutcome> {
  let kept = 0;
  const keep = (run: RunState, page: Parameters<typeof advance>[1]) => {
    kept += 1;
    return store.savePage(holder, page, run, (counts) => advance(run, page, counts));
  };
  const restart = async (run: RunState) => {
    await store.saveRun(holder, run);
    return run;
  };
  // Every call gets on by a page, however short its time is: else a run might never end.
  const keeper = { keep, restart, hasTime: () => kept === 0 || time.isLeft(), signal: time.signal };
  const fetched = await stage('fetch', () => time.untilOver(() => fetchPages(crm, begun, keeper)));
  const run = fetched ?? (await store.read(crm.source)).unfinished ?? begun;
  if (!isComplete(crm, run)) return { status: 'stopped', run, resumed, warnings: [], modeReason: reason };
  const settled =
    run.mode === 'full'
      ? await stage('archive', () => archiveAbsent(store, holder, run, archiveMany))
      : { run, warnings: [] };
  await store.finish(holder, watermarkAfter(run), run.mode === 'full' ? now() : undefined);
  const warnings = [...settled.warnings, ...tellRepeated(crm, run)];
  return { status: 'completed', run: settled.run, resumed, warnings, modeReason: reason };
}

/**
 * In the CRM's own time, which our clock has no say in. But never later than the run's begin: whatever changed after it may have
 * been passed already; and a change of the future hides none of today's.
 */
function watermarkAfter({ latest, startedAt }: RunState): Date | undefined {
  const times = [latest, startedAt].map((time) => new Date(time ?? Number.NaN).getTime());
  return latest === undefined ? undefined : new Date(Math.min(...times));
}

/** Says with the failure what was done and what was not. */
async function explained(error: unknown, { source }: Crm, store: SyncStore): Promise<unknown> {
  if (error instanceof LostLeaseError) return new OperationError('leaseLost', error.message, { cause: error });
  const text = error instanceof OperationError ? error.message : undefined;
  const undocumented =
    error instanceof z.ZodError ? `${source} gave an answer of another form than documented` : undefined;
  const told = text ?? undocumented;
  if (told === undefined) return error;
  const run = (await store.read(source).catch(() => undefined))?.unfinished;
  const done = run
    ? `${run.companies.fetched} companies and ${run.owners.fetched} owners of this run are in the store, nothing was archived for being absent, and the next call goes on there`
    : 'nothing was fetched';
  const code = error instanceof OperationError ? error.code : 'crmUnreadable';
  return new OperationError(code, `${told}; ${done}`, { cause: error });
}
