import type { Server } from 'node:http';

const body = '{"error":"the request is not valid HTTP, or its headers are too long"}';

/** Time for the answer to arrive. Then the connection ends on this side alone, or callers who keep theirs would use up all there are. */
const patienceMs = 1_000;

/** What cannot be parsed never becomes a request; Node.js would answer it with an empty body. */
export function answerClientErrors(server: Pick<Server, 'on'>): void {
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const head = [
      'HTTP/1.1 400 Bad Request',
      'connection: close',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), patienceMs).unref();
  });
}
