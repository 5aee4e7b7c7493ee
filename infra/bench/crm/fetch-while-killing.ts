import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { startProgram } from '../framework-process.ts';

const answer = z.object({ status: z.string(), resumed: z.boolean(), companies: z.record(z.string(), z.number()) });
const key = 'bench-key';
const firstCall = { method: 'OPTIONS', headers: {}, body: '' } as const;
const call = { method: 'POST', headers: { 'x-api-key': key, 'content-type': 'application/json' }, body: '{}' } as const;
const leaseSeconds = 1;
const patienceMs = 120_000;

/** The answer of the run that came to its end at last, and what was needed for it. */
export interface Survived {
  readonly companies: Readonly<Record<string, number>>;
  readonly kills: number;
  readonly resumed: boolean;
}

/** Starts the bundled dailyBatch again and again, and kills it as often in the middle of its work; then lets it come to its end. */
export async function fetchWhileKilling(
  environment: Readonly<Record<string, string>>,
  kills: number,
  longestMs: number,
): Promise<Survived> {
  const own = { ...environment, API_KEYS: `bench:${key}`, EXECUTION_LEASE_SECONDS: String(leaseSeconds) };
  const program = { target: 'dailyBatch', source: 'dist/dailyBatch', environment: own };
  for (let n = 0; n < kills; n += 1) {
    const running = await startProgram(program, firstCall);
    const working = fetch(running.url, call).catch(() => undefined);
    await wait(100 + Math.random() * longestMs);
    await running.stop();
    await working;
    await wait(1000 * leaseSeconds);
  }
  const running = await startProgram(program, firstCall);
  try {
    return { ...(await untilCompleted(running.url)), kills };
  } finally {
    await running.stop();
  }
}

async function untilCompleted(url: string): Promise<Omit<Survived, 'kills'>> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const { status, companies, resumed } = answer.parse(await (await fetch(url, call)).json());
    if (status === 'completed') return { companies, resumed };
    await wait(200);
  }
  throw new Error('the daily batch did not come to its end');
}
