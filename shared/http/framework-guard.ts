import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { answerClientErrors } from './client-errors.ts';
import { drainOnExit } from './drain.ts';
import { queryOf } from './query.ts';

/** Not imported: importing from an ES module loads whatever they export on demand, WebSocket included (20 ms of a cold start). */
const http = process.getBuiltinModule('node:http');
const domain = process.getBuiltinModule('node:domain');

/** What makes the framework's body parsers take a request's body. They quote a malformed body on stderr and answer HTML. */
const bodyHeaders = ['content-length', 'transfer-encoding', 'content-type', 'content-encoding'] as const;

/**
 * Makes the server that the functions-framework is about to create behave: bodies reach the handler unread, every path
 * reaches the handler, and a stop lets calls in flight end with their own answer. The framework offers no hook for any of it
 * (GoogleCloudPlatform/functions-framework-nodejs issues 686, 685, 255, 704), but it creates its server after loading
 * this module, through `http.createServer`.
 */
export function guardFramework(): void {
  forgoDomains();
  const createServer = http.createServer;
  http.createServer = ((listener: RequestListener) => {
    http.createServer = createServer;
    const server = createServer(listener);
    server.prependListener('request', hideFromFramework);
    listenOnHost(server, process.env.LISTEN_HOST);
    answerClientErrors(server);
    // Node.js would answer 417, which no operation declares; whom a header asks for wonders may pass it over.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    drainOnExit(server);
    return server;
  }) as typeof http.createServer;
}

/**
 * The framework puts a domain around each call, which makes Node.js track every promise of the process: calls take more
 * than twice the time. Errors are answered by our own chain; what escapes it ends the instance (see drain).
 */
function forgoDomains(): void {
  const none = { on: () => none, run: (work: () => void) => work() };
  domain.create = () => none as unknown as ReturnType<typeof domain.create>;
}

/**
 * The parsed headers go, the raw ones stay for our own reader. The path goes too, the query stays: a function serves one operation
 * under whatever path its gateway forwards to, while the framework answers some paths itself and fails on undecodable ones.
 */
function hideFromFramework(request: IncomingMessage): void {
  for (const name of bodyHeaders) delete request.headers[name];
  request.url = `/${queryOf(request)}`;
}

/** The framework listens on all interfaces; on a developer's machine the functions belong on loopback. */
function listenOnHost(server: Server, host: string | undefined): void {
  if (!host) return;
  const listen = server.listen.bind(server) as (...given: unknown[]) => Server;
  server.listen = ((port: unknown, ...rest: unknown[]) => listen(port, host, ...rest)) as Server['listen'];
}
