import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '#shared/contract/operations.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'minutes-api-bench-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every bundle is started beside a bare function, as a table and as JSON', () => {
  const json = join(folder, 'result.json');
  const args = ['infra/bench/bench.ts', '--only=coldStart', '--rounds=1', `--json=${json}`];
  const table = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const { coldStart } = JSON.parse(readFileSync(json, 'utf8')).results;
  for (const id of operationIds) {
    expect(table).toContain(`  ${id} `);
    expect(coldStart).toContainEqual(expect.objectContaining({ what: id, unit: 'ms', ratio: expect.any(Number) }));
  }
  expect(statusesOf(coldStart)).toMatchObject({
    'create-minutes': '200',
    getLog: '200',
    test: '200',
    alertTest: '200',
  });
});

function statusesOf(rows: readonly { what: string; note: string }[]): Record<string, string | undefined> {
  return Object.fromEntries(rows.map(({ what, note }) => [what, /first answer (\d+)/.exec(note)?.[1]]));
}
