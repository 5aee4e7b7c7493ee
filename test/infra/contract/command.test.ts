import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const command = new URL('../../../infra/contract/generate.ts', import.meta.url).pathname;

test.each([
  [['--cheque'], 1, /^Unknown option '--cheque'\nnpm run contract -- \[--check\]\n$/],
  [['A'], 1, /^Unexpected argument 'A'\nnpm run contract/],
  [['--check'], 0, /^$/],
])('npm run contract with %j ends with %i', (args, status, told) => {
  const ended = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  expect(ended).toMatchObject({ status, stdout: '', stderr: expect.stringMatching(told) });
});
