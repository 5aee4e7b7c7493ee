import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '#shared/contract/operations.ts';
import type { Environment } from '#shared/runtime/environment.ts';

const framework = new URL('../../node_modules/@google-cloud/functions-framework/build/src/main.js', import.meta.url);
const exitWithParent = new URL('./exit-with-parent.ts', import.meta.url);
const root = new URL('../../', import.meta.url);

const probeMs = 25;
const firstRestartMs = 100;
const slowestRestartMs = 5_000;
const givenUpAfter = 3;
/** Cloud Run's own patience between SIGTERM and SIGKILL. */
const stopMs = 10_000;

export interface FunctionProcess {
  readonly id: OperationId;
  /** Settles when the function accepts connections, also after a restart; fails when it has ended several times without ever doing so. */
  readonly ready: (signal?: AbortSignal) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface FunctionOptions {
  readonly port: number;
  readonly environment: Environment;
  /** Told of each line the function writes, and of what happens to its process. */
  readonly onLine: (id: OperationId, line: string) => void;
}

/** Runs a bundled function in a functions-framework process of its own, and starts it again whenever it dies. */
export function startFunction(id: OperationId, { port, environment, onLine }: FunctionOptions): FunctionProcess {
  let stopping = false;
  let delayMs = firstRestartMs;
  let child: ChildProcess;
  let exited: Promise<unknown>;
  let failedStarts = 0;

  function start(): void {
    const startedAt = Date.now();
    child = spawnFunction(id, port, environment);
    for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => onLine(id, line));
    exited = new Promise((resolve) => child.once('exit', resolve));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      failedStarts += 1;
      delayMs = Date.now() - startedAt > slowestRestartMs ? firstRestartMs : Math.min(delayMs * 2, slowestRestartMs);
      onLine(id, `ended (${signal ?? `exit code ${code}`}); starting it again`);
      setTimeout(() => stopping || start(), delayMs);
    });
  }

  start();
  return {
    id,
    ready: async (signal) => {
      while (!stopping && !(await accepts(port))) {
        if (failedStarts >= givenUpAfter) throw new Error(`${id} does not start; its last lines say why`);
        await wait(probeMs, undefined, signal && { signal });
      }
      failedStarts = 0;
    },
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

function spawnFunction(id: OperationId, port: number, environment: Environment): ChildProcess {
  const flags = [`--target=${id}`, `--source=dist/${id}`, `--port=${port}`];
  return spawn(process.execPath, ['--import', exitWithParent.href, framework.pathname, ...flags], {
    cwd: root,
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function eachLine(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}
