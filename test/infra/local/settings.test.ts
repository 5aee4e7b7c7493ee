import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#infra/local/settings.ts';
import { temporaryFolder } from '../../support/store.ts';

test.skipIf(process.platform === 'win32')(
  'keys and transcripts are in a folder that is open to nobody else',
  async () => {
    const { dataFolder } = await readSettings({ DATA_DIR: join(temporaryFolder(), 'data') });
    expect(statSync(dataFolder).mode & 0o077).toBe(0);
  },
);

test('a data folder that cannot be one is told by the name of its variable', async () => {
  const file = join(temporaryFolder(), 'notes.txt');
  writeFileSync(file, '');
  await expect(readSettings({ DATA_DIR: file })).rejects.toThrow('DATA_DIR: must be a folder that can be written in');
});
