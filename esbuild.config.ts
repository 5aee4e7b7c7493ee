import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { operationIds } from '#shared/contract/operations.ts';
import { bundleOptions } from '#infra/deploy/bundle-options.ts';
import { keepCompiled } from '#infra/deploy/compile-cache.ts';
import { type LockFile, pruneLockFile } from '#infra/deploy/prune-lock-file.ts';

// Makes dist/<operationId>/: one function as a deployment uploads it, with the framework as its only installed dependency.
const framework = '@google-cloud/functions-framework';
const project = await readJson<{ version: string; engines: object; dependencies: Record<string, string> }>(
  'package.json',
);
const lockFile = await readJson<LockFile>('package-lock.json');
const dependencies = { [framework]: project.dependencies[framework] ?? '' };

await Promise.all(
  operationIds.map(async (id) => {
    const folder = `dist/${id}`;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const manifest = {
      name: `minutes-api-${id.toLowerCase()}`,
      version: project.version,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: project.engines,
      // The bundle is ready to run: the platform must not build it again, and only keeps what V8 makes of it.
      scripts: { 'gcp-build': keepCompiled },
      dependencies,
    };
    await build({
      ...bundleOptions,
      external: [framework],
      entryPoints: [`functions/${id}/index.ts`],
      outdir: folder,
    });
    await writeJson(`${folder}/package.json`, manifest);
    await writeJson(`${folder}/package-lock.json`, pruneLockFile(lockFile, manifest));
  }),
);

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}

async function writeJson(path: string, content: object): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}
