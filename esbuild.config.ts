import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { bundleOptions } from '#infra/deploy/bundle-options.ts';
import { keepCompiled } from '#infra/deploy/compile-cache.ts';
import { type LockFile, pruneLockFile } from '#infra/deploy/prune-lock-file.ts';
import { replaceFolder } from '#infra/deploy/replace-folder.ts';

// Makes dist/<operationId>/: one function as a deployment uploads it, with the framework as its only installed dependency;
// and dist/console/, the page that the local gateway serves.
const framework = '@google-cloud/functions-framework';
const project = await readJson<{ version: string; engines: object; dependencies: Record<string, string> }>(
  'package.json',
);
const lockFile = await readJson<LockFile>('package-lock.json');
const dependencies = { [framework]: project.dependencies[framework] ?? '' };
const entry = 'index.js';

// All are made before the first is put in place, so that a mistake in one leaves the last build of all as it is.
const made = await Promise.all([
  ...operationIds.map(async (id) => [`dist/${id}`, await filesOf(id)] as const),
  filesOfConsole('dist/console'),
]);
for (const [folder, files] of made) await replaceFolder(folder, files);

/** By name below the folder of the function; the entry last, for it names the others. */
async function filesOf(id: OperationId): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const outdir = `dist/${id}`;
  const { outputFiles } = await build({
    ...bundleOptions,
    external: [framework],
    entryPoints: [`functions/${id}/index.ts`],
    outdir,
    write: false,
  });
  const bundled = new Map(outputFiles.map(({ path, contents }) => [relative(outdir, path), contents]));
  const start = bundled.get(entry);
  if (!start) throw new Error(`the bundle of ${id} has no ${entry}`);
  bundled.delete(entry);
  const manifest = {
    name: `minutes-api-${id.toLowerCase()}`,
    version: project.version,
    private: true,
    type: 'module',
    main: entry,
    engines: project.engines,
    // The bundle is ready to run: the platform must not build it again, and only keeps what V8 makes of it.
    scripts: { 'gcp-build': keepCompiled(id) },
    dependencies,
  };
  return new Map<string, string | Uint8Array>([
    ...bundled,
    ['package.json', toJson(manifest)],
    ['package-lock.json', toJson(pruneLockFile(lockFile, manifest))],
    [entry, start],
  ]);
}

async function filesOfConsole(outdir: string) {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    entryPoints: ['infra/console/main.ts', 'infra/console/console.css'],
    outdir,
    write: false,
  });
  return [outdir, new Map(outputFiles.map(({ path, contents }) => [relative(outdir, path), contents]))] as const;
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}

function toJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
