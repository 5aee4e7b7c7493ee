import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const operations = ['create-minutes', 'create-minutes', 'recorder', 'getLog', 'dailyBatch'];
const spacingMs = 100;
const newest = Date.now();
/** One in a thousand. */
const failures = 1_000;

/** The id of the nth execution of a filled log; they lie a tenth of a second apart, so that a million of them are younger than two days. */
export function idAt(n: number): string {
  const hex = (newest - 1_000_000 * spacingMs + n * spacingMs).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Writes finished executions past the store, which would take a quarter of an hour for a million of them. */
export function fillLog(folder: string, rows: number): void {
  const database = new DatabaseSync(join(folder, 'minutes-api.sqlite'));
  const insert = database.prepare(`insert into executions
    (id, operation, status, trigger, caller, attempts, meeting_id, company_id, created_at, started_at, finished_at, duration_ms)
    values (?, ?, ?, 'api', 'console', 1, ?, ?, ?, ?, ?, 40)`);
  database.exec('begin');
  for (let n = 0; n < rows; n += 1) {
    const id = idAt(n);
    const at = new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();
    const operation = operations[n % operations.length] ?? '';
    const status = n % failures === 0 ? 'failed' : 'succeeded';
    insert.run(id, operation, status, `meeting-${n % 5_000}`, `company-${n % 300}`, at, at, at);
  }
  database.exec('commit; analyze');
  database.close();
}
