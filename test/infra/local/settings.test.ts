import { statSync } from 'node:fs';
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
