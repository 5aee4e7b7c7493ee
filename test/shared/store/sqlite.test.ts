import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#shared/store/sqlite.ts';
import { temporaryFolder } from '../../support/store.ts';

test.skipIf(process.platform === 'win32')('the folder of a new database is open to nobody else', async () => {
  const folder = join(temporaryFolder(), 'data');
  const db = await openSqlite(folder);
  onTestFinished(() => db.destroy());
  expect(statSync(folder).mode & 0o077).toBe(0);
});
