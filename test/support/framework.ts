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
const mostAttempts = 3;

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
  port?: number,
): Promise<RunningFunction> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await start(id, environment, port);
    if (await reachable(running)) return running;
    // Between the choice of a free port and its use another process may have taken it.
    if (!running.written().includes('EADDRINUSE') || attempt === mostAttempts) {
      throw new Error(`the function did not start:\n${running.written()}`);
    }
  }
}

/** @param wanted the port that others know it by; undefined for any free one */
async function start(id: OperationId, environment: Record<string, string>, wanted?: number): Promise<RunningFunction> {
  const port = wanted ?? (await getPort({ host: '127.0.0.1' }));
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
  return { url: `http://127.0.0.1:${port}`, child, written: () => text, exited };
}

async function reachable({ url, child }: RunningFunction): Promise<boolean> {
  for (let probe = 0; probe < 400 && child.exitCode === null; probe += 1) {
    const answer = await send(url, { method: 'GET' }).catch(() => undefined);
    // Another process on the port would not be an operation of ours.
    if (answer) return child.exitCode === null;
    await wait(25);
  }
  return false;
}
