import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionStatus } from '#shared/store/execution.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { openExecutionLog } from '#shared/store/open-store.ts';
import { killWhileCalling } from './kill-while-calling.ts';
import { alone, type Measurement } from './measurement.ts';

const meeting = new URL('../../test/fixtures/meetings/ami-ES2009c.json', import.meta.url);
const leaseSeconds = 1;

/** Kills create-minutes at random while calls run, and looks what became of them. @param kills how often */
export async function measureCrashes(kills: number): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  try {
    const environment = { API_KEYS: 'bench:key', DATA_DIR: folder, EXECUTION_LEASE_SECONDS: String(leaseSeconds) };
    const program = { target: 'create-minutes', source: 'dist/create-minutes', environment };
    const body = await readFile(meeting, 'utf8');
    const answered = await killWhileCalling({
      program,
      call: { method: 'POST', headers: { 'x-api-key': 'key' }, body },
      kills,
    });
    const log = await openExecutionLog(environment);
    return log ? await judge(log, answered, kills) : [];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function judge(log: ExecutionStore, answered: readonly string[], kills: number): Promise<readonly Measurement[]> {
  await log.markDied(new Date(Date.now() + 2_000 * leaseSeconds));
  const { running, succeeded, failed, timedOut } = await log.countByStatus({});
  const kept = await Promise.all(answered.map(async (id) => (await log.find(id))?.status));
  const note = `${kills} kills; ${answered.length} calls answered, ${succeeded} complete in the log, ${timedOut} visible as died`;
  return [
    none('answered, but not complete in the log', kept.filter((status) => status !== wanted).length, note),
    none('neither complete nor visible as died', running + failed, note),
  ];
}

const wanted: ExecutionStatus = 'succeeded';

function none(what: string, count: number, note: string): Measurement {
  return alone({ what, unit: 'calls', bar: { of: 'median', atMost: 0 }, note }, [count]);
}
