import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const framework = fileURLToPath(
  new URL('../../node_modules/@google-cloud/functions-framework/build/src/main.js', import.meta.url),
);

/** Short beside a start, long enough not to take the CPU from the process that is starting. */
const probeMs = 1;
const patienceMs = 20_000;

/** A function as the framework runs it. */
export interface Program {
  readonly target: string;
  readonly source: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Where others look for it, also after a restart; undefined for any free one. */
  readonly port?: number;
}

export interface FirstCall {
  readonly method: 'POST' | 'OPTIONS';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Started {
  readonly url: string;
  readonly pid: number;
  readonly status: number;
  /** From the start of the process to the end of its first answer. */
  readonly firstAnswerMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts a function, sends it a call until the first one is answered, and leaves it running. */
export async function startProgram(
  { target, source, environment, port: wanted }: Program,
  call: FirstCall,
): Promise<Started> {
  const port = wanted ?? (await getPort({ host: '127.0.0.1' }));
  const flags = [`--target=${target}`, `--source=${source}`, `--port=${port}`];
  const env = { NODE_ENV: 'production', LISTEN_HOST: '127.0.0.1', ...environment };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [framework, ...flags], { env, stdio: 'ignore' });
  try {
    const status = await firstStatus(port, call, child, startedAt + patienceMs);
    const firstAnswerMs = performance.now() - startedAt;
    return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, status, firstAnswerMs, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function firstStatus(port: number, call: FirstCall, child: ChildProcess, until: number): Promise<number> {
  while (performance.now() < until && child.exitCode === null) {
    const status = await send(port, call);
    if (status !== undefined) return status;
    await wait(probeMs);
  }
  throw new Error(`${child.spawnargs.join(' ')} gave no answer`);
}

/** The status of the answer, undefined as long as nobody listens. */
function send(port: number, { method, headers, body }: FirstCall): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    sent.once('error', () => resolve(undefined)).end(body);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
