import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';
import { log } from '#shared/runtime/log.ts';
import type { ExecutionStore } from './execution-store.ts';
import { sharedDatabase } from './database.ts';
import type { OnDied } from './sql-execution-store.ts';
import { readStoreSettings } from './settings.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Small steps, because other calls share the database. */
const prunedAtOnce = 500;
const firstPruneMs = 1_000;
const pruneIntervalMs = 60 * 60 * 1000;

/** Opens the execution log when it is first asked for; undefined where the deployment has chosen to have none. */
export type OpenLog = () => Promise<ExecutionStore | undefined>;

/** @throws ConfigurationError when the configured store cannot be used */
export async function openExecutionLog(environment: Environment, onDied?: OnDied): Promise<ExecutionStore | undefined> {
  const { database, payloads, retentionDays } = readStoreSettings(environment);
  if (!database) return undefined;
  const [db, { sqlExecutionStore }, { keepPayload }] = await Promise.all([
    sharedDatabase(database),
    import('./sql-execution-store.ts'),
    import('./keep-payload.ts'),
  ]);
  const executions = sqlExecutionStore(db, keepPayload(payloads), onDied);
  keepRetention(executions, retentionDays);
  return executions;
}

/** Later than the call that opens the log, which must not wait for it, and then again and again while the instance lives. */
function keepRetention(executions: ExecutionStore, retentionDays: number): void {
  const prune = async () => {
    const before = new Date(Date.now() - retentionDays * dayMs);
    while ((await executions.prune(before, prunedAtOnce)) === prunedAtOnce);
  };
  const pruneOrLog = () =>
    prune().catch((error: unknown) => log.error('executions past their retention not deleted', error));
  setTimeout(pruneOrLog, firstPruneMs).unref();
  setInterval(pruneOrLog, pruneIntervalMs).unref();
}

/** The execution log, for an operation that cannot be without. @throws ConfigurationError where the deployment has none */
export async function requireExecutionLog(openLog: OpenLog): Promise<ExecutionStore> {
  const executions = await openLog();
  if (executions) return executions;
  throw new ConfigurationError('STORE: this operation needs the execution log, which STORE=none switches off');
}
