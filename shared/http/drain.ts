import type { Server } from 'node:http';
import { log } from '#shared/runtime/log.ts';

const stopSignals = ['SIGTERM', 'SIGINT'] as const;
const failures = ['uncaughtException', 'unhandledRejection'] as const;
const replaced = [...stopSignals, ...failures, 'exit'] as const;

/** An exit code that Node.js itself does not use. */
const failedExitCode = 16;

/** What failed may have left calls that never end; healthy ones are given as long as a platform gives after SIGTERM. */
const failedPatienceMs = 10_000;

/** Kept-alive connections that become idle after the stop are closed this often, so that they do not delay it. */
const idleCheckMs = 20;

/**
 * Replaces the framework's process listeners, which answer some call in flight with a 500 and exit at once. Here a stop
 * (or a failure outside any call) ends the acceptance of new connections, lets every call finish with its own answer, and then exits.
 */
export function drainOnExit(server: Server): void {
  const ours = new Map(replaced.map((event) => [event, new Set(process.listeners(event as 'exit'))]));
  // The framework adds its listeners in its own `listening` callback, so ours take over one turn later.
  server.once('listening', () => setImmediate(() => takeOver(server, ours)));
}

function takeOver(server: Server, ours: ReadonlyMap<string, ReadonlySet<unknown>>): void {
  for (const event of replaced) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!ours.get(event)?.has(listener)) process.removeListener(event, listener);
    }
  }
  const stop = stopOnce(server);
  for (const signal of stopSignals) process.on(signal, () => stop(0));
  for (const failure of failures) {
    process.on(failure as 'uncaughtException', (error) => {
      log.critical('failure outside any call; the instance stops', error);
      stop(failedExitCode);
      setTimeout(() => process.exit(failedExitCode), failedPatienceMs);
    });
  }
}

/** A terminal and a supervisor may both signal the same stop; the second changes nothing. */
function stopOnce(server: Server): (exitCode: number) => void {
  let stopping = false;
  return (exitCode) => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(exitCode));
    server.on('request', (_request, response) => response.setHeader('connection', 'close'));
    setInterval(() => server.closeIdleConnections(), idleCheckMs);
  };
}
