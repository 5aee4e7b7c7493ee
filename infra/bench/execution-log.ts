import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { getLog } from '#functions/getLog/handler.ts';
import type { Handler, JsonObject } from '#shared/http/handler.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { keepPayload } from '#shared/store/keep-payload.ts';
import { sqlExecutionStore } from '#shared/store/sql-execution-store.ts';
import { openSqlite } from '#shared/store/sqlite.ts';
import { callInProcess } from './call-in-process.ts';
import { fillLog, idAt } from './fill-log.ts';
import { alone, type Measurement } from './measurement.ts';
import { percentile } from './statistics.ts';

const fullPage = z.object({ executions: z.array(z.unknown()) });
const rows = 1_000_000;
const pageLength = 50;
const farPage = 10_000;
const pageBar = { of: 'median', atMost: 20 } as const;

/** Pages of a log of a million executions in SQLite, and what one execution costs. @param rounds how often each page is read */
export async function measureExecutionLog(rounds: number): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  const database = await openSqlite(folder);
  try {
    fillLog(folder, rows);
    const executions = sqlExecutionStore(database, keepPayload('full'));
    const handler = getLog({ executions, now: () => new Date() });
    return [...(await measurePages(handler, rounds)), await measureExecution(executions, rounds)];
  } finally {
    await database.destroy();
    await rm(folder, { recursive: true });
  }
}

async function measurePages(handler: Handler, rounds: number): Promise<readonly Measurement[]> {
  const far = { cursor: idAt(rows - (farPage - 1) * pageLength) };
  const filters = {
    'any execution': {},
    'one status, rare': { status: 'failed' },
    'two operations, two statuses': { operation: ['create-minutes', 'recorder'], status: ['failed', 'succeeded'] },
    'one meeting': { meetingId: 'meeting-7' },
  };
  const results: Measurement[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    for (const [page, cursor] of [
      ['first page', {}],
      [`page ${farPage}`, far],
    ] as const) {
      const times = await timesOf(rounds, () => readPage(handler, { ...filter, ...cursor, limit: pageLength }));
      const note = `${rows} executions; median ${percentile(times, 50).toFixed(1)} ms of ${rounds} calls`;
      results.push(
        alone({ what: `getLog p99, ${name}, ${page}`, unit: 'ms', bar: pageBar, note }, [percentile(times, 99)]),
      );
    }
  }
  return results;
}

async function readPage(handler: Handler, query: JsonObject): Promise<void> {
  const { executions } = fullPage.parse(await callInProcess(handler, query));
  if (executions.length !== pageLength)
    throw new Error(`a page of ${executions.length} executions is not what was to be measured`);
}

async function measureExecution(executions: ExecutionStore, rounds: number): Promise<Measurement> {
  const times = await timesOf(rounds, async () => {
    const now = new Date();
    const id = newExecutionId();
    const links = { meetingId: 'm', companyId: undefined, reExecutedFrom: undefined, traceId: undefined };
    const call = {
      operation: 'create-minutes',
      trigger: 'api',
      caller: 'bench',
      startedAt: now,
      leaseUntil: now,
    } as const;
    await executions.open({ id, ...call, ...links, input: { transcript: 'A: hello' } });
    await executions.close(id, { status: 'succeeded', output: {}, finishedAt: now, durationMs: 1, stages: [] });
  });
  const note = 'opened and closed, each in a transaction of its own';
  return alone({ what: 'one execution in the log', unit: 'ms', bar: { of: 'median', atMost: 3 }, note }, times);
}

async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}
