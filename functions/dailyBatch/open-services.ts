import { type OpenCrm, openCrm } from '#shared/crm/open-crm.ts';
import { readCrmSettings, requireNotesPossible } from '#shared/crm/settings.ts';
import { sqlNoteOutbox } from '#shared/crm/store/note-outbox.ts';
import { sqlFindCompany } from '#shared/crm/store/sql-find-company.ts';
import { sqlSyncStore } from '#shared/crm/store/sql-sync-store.ts';
import { readBatchSettings } from '#shared/daily-batch/settings.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import { hasQueue } from '#shared/queue/has-queue.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { favourMemory } from '#shared/runtime/favour-memory.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { sharedDatabase } from '#shared/store/database.ts';
import { leftoversIn } from '#shared/store/leftovers.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { findStrandedIn } from '#shared/store/stranded.ts';
import { unassignedIn } from '#shared/store/unassigned.ts';
import type { BatchServices } from './handler.ts';
import { openRenewal } from './housekeeping/graph-subscriptions.ts';
import { joinCompanies } from './housekeeping/join-companies.ts';
import { prune } from './housekeeping/prune.ts';
import { recover } from './housekeeping/recover.ts';
import { writeBack } from './write-back/write-back.ts';

const now = () => new Date();

/** @throws ConfigurationError naming what is wrong */
export async function openServices(environment: Environment, executions: ExecutionStore): Promise<BatchServices> {
  const { database, leaseSeconds, retentionDays } = readStoreSettings(environment);
  if (!database) throw new Error('a log without a database');
  const settings = readBatchSettings(environment);
  const crm = readCrmSettings(environment);
  const callOperation = openCallOperation(environment);
  const renew = openRenewal(environment);
  const db = await sharedDatabase(database);
  const findStranded = findStrandedIn(db);
  const recovery = { executions, findStranded, callOperation, hasQueue: hasQueue(environment), now };
  const pruning = { executions, pruneLeftovers: leftoversIn(db) };
  const joining = { executions, unassigned: unassignedIn(db), findCompany: sqlFindCompany(db), now };
  return {
    source: crm.source,
    openCrm: frugally(openCrm(crm)),
    store: sqlSyncStore(db),
    chores: [
      { name: 'renewSubscriptions', after: false, run: async (_call, signal) => renew?.(now(), signal) },
      {
        name: 'prune',
        after: false,
        run: async (_call, signal) => ({ pruned: await prune(pruning, retentionDays, now(), signal) }),
      },
      // The last of those before the CRM's turn, for they share one time, and it may need all of that.
      { name: 'recover', after: false, run: ({ apiKey }, signal) => recover(recovery, apiKey, signal) },
      { name: 'joinCompanies', after: true, run: (_call, signal) => joinCompanies(joining, signal) },
      {
        name: 'writeBack',
        after: true,
        run: async (_call, signal, open) => {
          requireNotesPossible(crm);
          const opened = crm.variables.CRM_WRITE_BACK ? await open?.(signal) : undefined;
          return opened && writeBack(opened, { outbox: sqlNoteOutbox(db), executions, now }, signal);
        },
      },
    ],
    leaseSeconds,
    budgetMs: 1000 * settings.DAILY_BATCH_BUDGET_SECONDS,
    maxContinuations: settings.DAILY_BATCH_MAX_CONTINUATIONS,
    callOperation,
    now,
  };
}

/** Not before there is a CRM to read: of a start it would take a tenth, for garbage that is not much yet. */
function frugally(open: OpenCrm | undefined): OpenCrm | undefined {
  return (
    open &&
    (async (signal, patience) => {
      const crm = await open(signal, patience);
      if (crm) favourMemory();
      return crm;
    })
  );
}
