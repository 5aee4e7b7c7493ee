import type { CrmSource } from '#shared/crm/crm.ts';
import type { OpenCrm } from '#shared/crm/open-crm.ts';
import type { SyncStore } from '#shared/crm/store/sync-store.ts';
import type { Patience } from '#shared/crm/vendor-client.ts';
import { OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Call, Handler } from '#shared/http/handler.ts';
import { answerOf, emptyOutcome } from './answer.ts';
import { type ContinueServices, goOn } from './continue.ts';
import { type BatchOrder, batchOrder } from './input.ts';
import { openParts, type Parts } from './parts.ts';
import { rehearse } from './sync/rehearse.ts';
import { type SyncOutcome, synchronise } from './sync/synchronise.ts';
import { openTime, type SyncTime } from './sync/time.ts';

export interface BatchServices extends ContinueServices {
  /** Undefined where the deployment has no CRM. */
  readonly source: CrmSource | undefined;
  /** Undefined with the source. */
  readonly openCrm: OpenCrm | undefined;
  readonly store: SyncStore;
  /** What else is done every day, each part under its name. */
  readonly chores: readonly Chore[];
  readonly leaseSeconds: number;
  /** No further page is begun after so long. */
  readonly budgetMs: number;
  readonly patience?: Patience;
  readonly now: () => Date;
}

/** @returns what was done; undefined where there is nothing to do it with */
export interface Chore {
  readonly name: string;
  /** Whether it works on what the CRM has just told. */
  readonly after: boolean;
  readonly run: (call: Call, signal: AbortSignal, openCrm: OpenCrm | undefined) => Promise<object | undefined>;
}

/** What is under way when the budget is spent is given so long to end. */
const graceMs = 15_000;
/** Of the budget, at most so much is for the chores before the CRM's turn. */
const choreShare = 0.2;

/**
 * The daily work: executions that died, what is past its retention, subscriptions; then companies and owners of the CRM. Each part
 * reports for itself and stops no other; a failure of the CRM is the answer when the others are done.
 */
export function dailyBatch(services: BatchServices): Handler {
  return async (body, call) => {
    const order = check(batchOrder, body);
    const { budgetMs, chores } = services;
    const time = openTime(budgetMs, graceMs);
    const parts = openParts(call.stage);
    const isFirst = !order.dryRun && order.continuation === undefined;
    const doChores = async (after: boolean, signal: AbortSignal) => {
      for (const { name, run } of chores.filter((chore) => chore.after === after))
        await parts.run(name, () => run(call, signal, services.openCrm));
    };
    if (isFirst) await doChores(false, AbortSignal.timeout(Math.ceil(choreShare * budgetMs)));
    const fetched = await settle(() => fetchAll(order, call, services, time));
    const ended = fetched.ok && fetched.value.outcome.status === 'completed';
    if (!order.dryRun && (ended || (isFirst && !fetched.ok))) await doChores(true, time.signal);
    if (!fetched.ok) throw withFailedParts(fetched.error, parts);
    const { outcome, usage } = fetched.value;
    const continuation =
      outcome.status === 'stopped' && !order.dryRun ? await goOn(order, call.apiKey, services) : undefined;
    if (continuation !== undefined && continuation !== 'started') throw stopped(outcome, continuation);
    const { source, store } = services;
    const withoutOwner = source && outcome.run ? await countOrUnknown(source, store) : 0;
    return answerOf({ source, order, outcome, usage, continuation, withoutOwner, reports: parts.reports() });
  };
}

async function fetchAll(order: BatchOrder, { executionId, stage }: Call, services: BatchServices, time: SyncTime) {
  const { source, openCrm, patience, store, now, leaseSeconds } = services;
  if (!source || !openCrm) {
    throw new OperationError('notConfigured', 'no CRM is configured, so there are no companies and owners to get');
  }
  const crm = await openCrm(time.signal, patience);
  if (!crm) return { outcome: await emptyOutcome(source, store), usage: { calls: 0, rateLimited: 0 } };
  const outcome = order.dryRun
    ? await rehearse(crm, order, store, now(), time, stage)
    : await synchronise(crm, order, executionId, { store, leaseSeconds, now, stage }, time);
  return { outcome, usage: crm.usage() };
}

/** A count that a large database does not give in time is not worth the failure of a run that is done. */
async function countOrUnknown(source: CrmSource, store: SyncStore): Promise<number | null> {
  return store.countWithoutOwner(source).catch(() => null);
}

type Settled<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown };

async function settle<Value>(work: () => Promise<Value>): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}

/** Other parts' failures are told along, as the error is the whole answer. */
function withFailedParts(error: unknown, { reports }: Parts): unknown {
  const failed = reports().filter(({ status }) => status === 'failed');
  if (!(error instanceof OperationError) || failed.length === 0) return error;
  const texts = failed.map(({ name, error: text }) => `${name} failed: ${text}`);
  return new OperationError(error.code, [error.message, ...texts].join('; '), { cause: error });
}

function stopped({ run }: SyncOutcome, why: 'limitReached' | 'refused'): OperationError {
  const reason = why === 'limitReached' ? 'has gone on by itself as often as it may' : 'could not call itself to go on';
  const done = `${run?.companies.fetched ?? 0} companies and ${run?.owners.fetched ?? 0} owners are in the store`;
  return new OperationError('stopped', `the time was over and the run ${reason}: ${done}; the next call goes on there`);
}
