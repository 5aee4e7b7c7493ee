import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '#infra/deploy/replace-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minutes-api-replace-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

const names = async () => (await readdir(folder, { recursive: true })).sort();
const text = (name: string) => readFile(join(folder, name), 'utf8');
const first = new Map([
  ['chunks/a.js', 'a'],
  ['chunks/b.js', 'b'],
  ['index.js', 'import a and b'],
]);

test('a folder has the files that were put in place, and no others', async () => {
  await replaceFolder(join(folder, 'test'), first);
  await mkdir(join(folder, 'test/compile-cache/v24'), { recursive: true });
  await writeFile(join(folder, 'test/chunks/c.js.4711.new'), 'of a build that was interrupted');
  await replaceFolder(
    join(folder, 'test'),
    new Map([
      ['chunks/a.js', 'a'],
      ['index.js', 'import a'],
    ]),
  );
  expect(await names()).toEqual(['test', 'test/chunks', 'test/chunks/a.js', 'test/index.js']);
  expect(await text('test/index.js')).toBe('import a');
});

test('whoever is interrupted leaves all that was there, and the entry names nothing that is missing', async () => {
  await replaceFolder(folder, first);
  const interrupted = function* (): Generator<[string, string]> {
    yield ['chunks/c.js', 'c'];
    throw new Error('interrupted');
  };
  const files = { [Symbol.iterator]: interrupted } as unknown as ReadonlyMap<string, string>;
  await expect(replaceFolder(folder, files)).rejects.toThrow('interrupted');
  expect(await names()).toEqual(['chunks', 'chunks/a.js', 'chunks/b.js', 'chunks/c.js', 'index.js']);
  expect(await text('index.js')).toBe('import a and b');
});
