import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { startProgram } from '../framework-process.ts';

const key = 'bench-key';
const firstCall = { method: 'OPTIONS', headers: {}, body: '' } as const;
const sampleMs = 100;

const answered = z.object({
  status: z.string(),
  companies: z.object({ fetched: z.number(), created: z.number(), unchanged: z.number() }),
  apiCalls: z.number(),
  rateLimited: z.number(),
});

export interface BatchRun {
  readonly answer: z.output<typeof answered>;
  readonly ms: number;
  /** Resident memory of the function's process, looked at ten times a second. */
  readonly peakBytes: number;
}

/** One daily batch by the bundled function, as a deployment runs it. @throws Error when it is not completed */
export async function runBatch(environment: Readonly<Record<string, string>>, order: object = {}): Promise<BatchRun> {
  const own = { ...environment, API_KEYS: `bench:${key}` };
  const running = await startProgram({ target: 'dailyBatch', source: 'dist/dailyBatch', environment: own }, firstCall);
  let peakBytes = 0;
  const timer = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await residentBytes(running.pid).catch(() => 0));
  }, sampleMs);
  try {
    const startedAt = performance.now();
    const headers = { 'x-api-key': key };
    const response = await fetch(running.url, { method: 'POST', headers, body: JSON.stringify(order) });
    const body: unknown = await response.json();
    const ms = performance.now() - startedAt;
    const answer = answered.safeParse(body).data;
    if (answer?.status !== 'completed') throw new Error(`the batch did not come to its end: ${JSON.stringify(body)}`);
    return { answer, ms, peakBytes };
  } finally {
    clearInterval(timer);
    await running.stop();
  }
}

async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return 1024 * Number(stdout);
}
