import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openExecutionLog } from '#shared/store/open-store.ts';
import { postgresqlServer } from '../../support/postgresql.ts';
import { newExecution, temporaryLog } from '../../support/store.ts';

const createDatabase = postgresqlServer();

test('a log whose connections were cut goes on with new ones', async () => {
  const url = await createDatabase();
  const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => lines.mockRestore());
  const log = await temporaryLog({ DATABASE_URL: url });
  const execution = newExecution();
  await log.open(execution);
  await cutConnections(url);
  await vi.waitUntil(() => lines.mock.calls.some(([line]) => String(line).includes('idle database connection lost')));
  expect(await log.find(execution.id)).toMatchObject({ status: 'running' });
});

test('a database that does not answer is an error in bounded time, which does not name the password', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    silent.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opening = openExecutionLog({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/db` });
  await expect(opening).rejects.toThrow(expect.not.stringContaining('hunter2'));
}, 30_000);

async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'minutes-api' and datname = current_database()",
  );
  await client.end();
}
