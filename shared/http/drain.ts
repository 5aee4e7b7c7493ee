import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { announceEnd } from '#shared/runtime/ending.ts';
import { log } from '#shared/runtime/log.ts';

const stopSignals = ['SIGTERM', 'SIGINT'] as const;
const failures = ['uncaughtException', 'unhandledRejection'] as const;
const replaced = [...stopSignals, ...failures, 'exit'] as const;

/** An exit code that Node.js itself does not use. */
const failedExitCode = 16;

/** A platform kills the process ten seconds after SIGTERM; what has not ended by then ends a little earlier, and in order. */
const patienceMs = 9_000;
/** Calls that wait for others go on without them from then, so that there is time for an answer. */
const waitingMs = 5_000;

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
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  for (const failure of failures) {
    process.on(failure as 'uncaughtException', (error) => {
      log.critical('failure outside any call; the instance stops', error);
      stop(failedExitCode);
    });
  }
}

/** A terminal and a supervisor may both signal the same stop; the second changes nothing. */
function stopOnce(server: Server): (exitCode: number) => void {
  const idle = trackIdle(server);
  let stopping = false;
  return (exitCode) => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(exitCode));
    server.on('request', (_request, response) => response.setHeader('connection', 'close'));
    idle.closeFromNow();
    setTimeout(announceEnd, waitingMs);
    setTimeout(() => process.exit(exitCode), patienceMs);
  };
}

/** Knows which connections carry no call: kept-alive ones, and those on which nothing or half a request has come. */
function trackIdle(server: Server): { readonly closeFromNow: () => void } {
  const idle = new Set<Socket>();
  let closing = false;
  const add = (socket: Socket) => (closing ? socket.destroySoon() : idle.add(socket));
  server.on('connection', (socket) => {
    add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => add(socket));
  });
  return {
    closeFromNow: () => {
      closing = true;
      for (const socket of idle) socket.destroy();
    },
  };
}
