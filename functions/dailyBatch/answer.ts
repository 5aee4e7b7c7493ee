import * as z from 'zod';
import type { CrmSource, CrmUsage } from '#shared/crm/crm.ts';
import { noCounts } from '#shared/crm/store/run.ts';
import type { SyncStore } from '#shared/crm/store/sync-store.ts';
import { OperationError } from '#shared/errors.ts';
import type { Continuation } from './continue.ts';
import type { BatchOrder } from './input.ts';
import type { PartReport } from './parts.ts';
import type { SyncOutcome } from './sync/synchronise.ts';

interface Result {
  readonly source: CrmSource | undefined;
  readonly order: BatchOrder;
  readonly outcome: SyncOutcome;
  readonly usage: CrmUsage;
  readonly continuation: Continuation | undefined;
  /** Null when it could not be counted in time. */
  readonly withoutOwner: number | null;
  readonly reports: readonly PartReport[];
}

/** What dailyBatch answers. Counts are those of the whole run, also of its parts in earlier calls. */
export function answerOf({ source, order, outcome, usage, continuation, withoutOwner, reports }: Result): object {
  const { run, status, resumed, warnings, modeReason, runningExecution } = outcome;
  return {
    status: continuation === 'started' ? 'continues' : status,
    ...(runningExecution !== undefined && { runningExecution }),
    crm: source ?? null,
    mode: run?.mode ?? order.mode,
    modeReason: modeReason ?? null,
    dryRun: order.dryRun,
    resumed,
    companies: { ...(run?.companies ?? noCounts), withoutOwner },
    owners: run?.owners ?? noCounts,
    failures: run?.failures ?? [],
    pages: run?.pages ?? 0,
    apiCalls: usage.calls,
    rateLimited: usage.rateLimited,
    warnings,
    recovered: numberIn(reports, 'recover', 'recovered'),
    pruned: numberIn(reports, 'prune', 'pruned'),
    parts: reports,
  };
}

const noFile =
  'the embedded CRM is empty: put companies.csv or companies.json into the folder "crm" of DATA_DIR, name a file by CRM_FILE, or configure HubSpot or Salesforce';

/** What there is to say where the embedded CRM has no file. @throws OperationError where it had one before */
export async function emptyOutcome(source: CrmSource, store: SyncStore): Promise<SyncOutcome> {
  if ((await store.countActive(source, 'companies')) === 0)
    return { status: 'completed', run: undefined, resumed: false, warnings: [noFile] };
  throw new OperationError('crmFileUnreadable', 'the CRM file is gone; the companies it had are kept as they are');
}

function numberIn(reports: readonly PartReport[], part: string, field: string): number {
  const detail = reports.find(({ name }) => name === part)?.detail;
  return z.object({ [field]: z.number() }).safeParse(detail).data?.[field] ?? 0;
}
