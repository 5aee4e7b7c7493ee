import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const command = new URL('../../../infra/quality/quality.ts', import.meta.url).pathname;
const empty = mkdtempSync(join(tmpdir(), 'quality-'));
afterAll(() => rmSync(empty, { recursive: true }));

const run = (...args: readonly string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

test('--help tells the usage', () => {
  expect(run('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^usage: npm run quality/),
  });
});

test.each([
  [['--nothing'], "Unknown option '--nothing'\nusage: "],
  [['--sales'], "Option '--sales <value>' argument missing\nusage: "],
  [[], 'usage: '],
  [['--data', join(empty, 'none')], `${join(empty, 'none')}: holds no folder of meetings\n`],
  [['--data', empty], `${empty}: holds no folder of meetings\n`],
  [['--data', tmpdir(), '--sets', 'none'], `${tmpdir()}: holds no folder of meetings that is named in --sets none\n`],
])('%j is refused in plain words', (args, beginning) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout, stderr: stderr.slice(0, beginning.length) }).toEqual({
    status: 2,
    stdout: '',
    stderr: beginning,
  });
});
