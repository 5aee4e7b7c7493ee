import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockFile, pruneLockFile } from '#infra/deploy/prune-lock-file.ts';

const framework = '@google-cloud/functions-framework';
const project = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const manifest = { name: 'a-function', version: '1.0.0', dependencies: { [framework]: '5.0.5' } };

test('every kept package has the version that the project has tested', () => {
  const { packages } = pruneLockFile(project, manifest);
  const kept = Object.entries(packages).filter(([path]) => path !== '');
  expect(kept.length).toBeGreaterThan(50);
  for (const [path, { version, integrity }] of kept as [string, Record<string, unknown>][]) {
    expect({ path, version, integrity }).toMatchObject({ path, ...pick(project.packages[path]!) });
  }
});

test('packages that only the project needs are left out', () => {
  const { packages } = pruneLockFile(project, manifest);
  for (const name of ['vitest', 'esbuild', 'typescript', 'kysely', 'zod']) {
    expect(packages).not.toHaveProperty([`node_modules/${name}`]);
  }
});

test('the nearest copy of a package is kept, as Node.js looks it up', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0' },
  };
  const pruned = pruneLockFile({ lockfileVersion: 3, packages }, { ...manifest, dependencies: { a: '1.0.0' } });
  expect(Object.keys(pruned.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test.each([
  ['dev', { dev: true }, {}],
  ['devOptional', { devOptional: true }, { optional: true }],
] as const)(
  'a package marked %s in the project is not left out of an installation for production',
  (_, mark, expected) => {
    const packages = { 'node_modules/a': { version: '1.0.0', ...mark } };
    const pruned = pruneLockFile({ lockfileVersion: 3, packages }, { ...manifest, dependencies: { a: '1.0.0' } });
    expect(pruned.packages).toHaveProperty(['node_modules/a'], { version: '1.0.0', ...expected });
  },
);

function pick({ version, integrity }: Record<string, unknown>) {
  return { version, integrity };
}
