import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** A real SMTP server on loopback that knows one user, `alerts` with the password `smtp-secret`; it ends with the test. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'alerts' && password === 'smtp-secret'
        ? callback(null, { user: username })
        : callback(new Error(`no such user: ${username} with ${password}`)),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('nobody') ? new Error(`550 unknown recipient ${address}`) : null),
    onData: (stream, { envelope }, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
        callback(null);
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port, mails, url: `smtp://alerts:smtp-secret@127.0.0.1:${port}` };
}

/** A server that greets like one for mail and then never comes to an end, a line at a time; it ends with the test. */
export async function startTarpit(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    const talking = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.once('close', () => clearInterval(talking));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
