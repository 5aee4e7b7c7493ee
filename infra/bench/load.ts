import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as z from 'zod';

const connections = 16;

const report = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  duration: z.number(),
});

/**
 * Answered calls per second under as many calls as 16 connections carry. The load comes from a process of its own, so
 * that it shares no thread with whoever measures.
 * @throws Error when any call was not answered with a success, because such a number would mean nothing
 */
export async function loadWith(url: string, body: string, seconds: number): Promise<number> {
  const autocannon = createRequire(import.meta.url).resolve('autocannon');
  const flags = ['--json', '--no-progress', `--connections=${connections}`, `--duration=${seconds}`];
  const call = ['--method=POST', '--headers=content-type=application/json', `--body=${body}`, url];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...flags, ...call]);
  const { '2xx': answered, non2xx, errors, duration } = report.parse(JSON.parse(stdout));
  if (non2xx + errors > 0 || answered === 0) throw new Error(`${non2xx} refused and ${errors} failed calls under load`);
  return answered / duration;
}
