import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lateJson } from '#infra/deploy/late-json.ts';
import acts from '#functions/create-minutes/engine/classifier/weights/en/acts.json' with { type: 'json' };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minutes-api-late-json-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a table in a bundle has the same fields, read from a file when they are asked for', async () => {
  const contents = "export { default } from './weights/en/acts.json' with { type: 'json' };";
  const resolveDir = fileURLToPath(new URL('../../../functions/create-minutes/engine/classifier', import.meta.url));
  await build({
    stdin: { contents, resolveDir },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: folder,
    assetNames: 'tables/[name]-[hash]',
    plugins: [lateJson],
  });
  const bundled = await import(pathToFileURL(join(folder, 'stdin.js')).href);
  expect({ ...bundled.default }).toEqual(acts);
  const [table = ''] = await readdir(join(folder, 'tables'));
  await rm(join(folder, 'tables', table));
  const again = await import(`${pathToFileURL(join(folder, 'stdin.js')).href}?again`);
  expect(() => again.default.decision).toThrow('ENOENT');
});
