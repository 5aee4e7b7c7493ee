import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { operationIds } from '#shared/contract/operations.ts';

const root = new URL('../../', import.meta.url).pathname;
const folders = operationIds.map((id) => `${root}dist/${id}`);

/** Everything that is to be found below dist/<operationId>/, by path. */
function built(): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name as string}`),
  );
  const files = paths.filter((path) => statSync(path).isFile() && !path.endsWith('.new'));
  return new Map(files.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

function build() {
  const child = spawn(process.execPath, ['esbuild.config.ts'], { cwd: root, stdio: 'ignore' });
  return { child, ended: once(child, 'exit') };
}

test('a build takes nothing away from functions that run, which load parts of theirs late', async () => {
  const before = built();
  const missing = new Set<string>();
  const { child, ended } = build();
  while (child.exitCode === null && child.signalCode === null) {
    for (const path of before.keys()) if (!existsSync(path)) missing.add(path);
    await wait(1);
  }
  expect((await ended)[0]).toBe(0);
  expect([...missing]).toEqual([]);
  expect(built()).toEqual(before);
});

test.each([200, 400, 600, 800])('a build that is interrupted after %i ms leaves the last one', async (afterMs) => {
  const before = built();
  const { child, ended } = build();
  await Promise.race([wait(afterMs), ended]);
  child.kill('SIGKILL');
  await ended;
  expect(built()).toEqual(before);
});
