import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Environment } from '#shared/runtime/environment.ts';
import type { NewExecution } from '#shared/store/execution.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { keepPayload, type PayloadPolicy } from '#shared/store/keep-payload.ts';
import { openDatabase } from '#shared/store/database.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { type OnDied, sqlExecutionStore } from '#shared/store/sql-execution-store.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'minutes-api-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real, empty execution log: in the database of the environment, which is an SQLite file of its own unless another one is given. */
export async function temporaryLog(
  environment: Environment = { DATA_DIR: temporaryFolder() },
  policy: PayloadPolicy = 'full',
  onDied?: OnDied,
): Promise<ExecutionStore> {
  const { database } = readStoreSettings(environment);
  if (!database) throw new Error('the environment names no database');
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  return sqlExecutionStore(db, keepPayload(policy), onDied);
}

let count = 0;

/** An execution that has begun; each is accepted a second after the one before. */
export function newExecution(given: Partial<NewExecution> = {}): NewExecution {
  count += 1;
  const startedAt = given.startedAt ?? new Date(Date.UTC(2026, 10, 20) + count * 1000);
  return {
    id: newExecutionId(startedAt),
    operation: 'create-minutes',
    trigger: 'api',
    caller: 'console',
    meetingId: undefined,
    companyId: undefined,
    reExecutedFrom: undefined,
    traceId: undefined,
    startedAt,
    leaseUntil: new Date(startedAt.getTime() + 24 * 60 * 60 * 1000),
    input: { transcript: 'Aiko: はい' },
    ...given,
  };
}
