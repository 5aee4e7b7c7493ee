import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll } from 'vitest';
import { loadEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * A real PostgreSQL server for the tests of one file.
 * @returns a function that creates a database of its own and gives its address
 */
export function postgresqlServer(): () => Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'minutes-api-postgresql-'));
  const started = Promise.withResolvers<Awaited<ReturnType<typeof start>>>();
  let databases = 0;

  beforeAll(async () => started.resolve(await start(folder)));
  afterAll(async () => {
    await (await started.promise).server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const { server, port } = await started.promise;
    databases += 1;
    await server.createDatabase(`test_${databases}`);
    return `postgres://postgres:password@127.0.0.1:${port}/test_${databases}`;
  };
}

async function start(folder: string) {
  // Open to the user that PostgreSQL runs as.
  chmodSync(folder, 0o755);
  const EmbeddedPostgres = await loadEmbeddedPostgres(folder);
  const port = await getPort({ host: '127.0.0.1' });
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { server, port };
}
