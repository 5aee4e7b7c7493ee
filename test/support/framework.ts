import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import type { OperationId } from '#shared/contract/operations.ts';
import { send } from './http.ts';

const main = new URL('../../node_modules/@google-cloud/functions-framework/build/src/main.js', import.meta.url)
  .pathname;
const root = new URL('../../', import.meta.url);

export interface RunningFunction {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has written so far, on both streams. */
  readonly written: () => string;
  /** Settles with the exit code. */
  readonly exited: Promise<number | null>;
}

/** Starts a bundle alone in a real functions-framework process, as a deployment does; it ends with the test. */
export async function startFramework(
  id: OperationId,
  environment: Record<string, string>,
  wantedPort?: number,
): Promise<RunningFunction> {
  const port = wantedPort ?? (await getPort({ host: '127.0.0.1' }));
  const child = spawn(process.execPath, [main, `--target=${id}`, `--source=dist/${id}`, `--port=${port}`], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LISTEN_HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const url = `http://127.0.0.1:${port}`;
  await reachable(url, () => text, child);
  return { url, child, written: () => text, exited };
}

async function reachable(url: string, written: () => string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) break;
    const answer = await send(url, { method: 'GET' }).catch(() => undefined);
    if (answer) return;
    await wait(25);
  }
  throw new Error(`the function did not start:\n${written()}`);
}
