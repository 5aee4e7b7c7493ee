import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type BuildOptions, build } from 'esbuild';
import { operationIds } from '#shared/contract/operations.ts';
import { keepCompiled } from '#infra/deploy/compile-cache.ts';
import { lateJson } from '#infra/deploy/late-json.ts';
import { lightZod } from '#infra/deploy/light-zod.ts';
import { type LockFile, pruneLockFile } from '#infra/deploy/prune-lock-file.ts';

// Makes dist/<operationId>/: one function as a deployment uploads it, with the framework as its only installed dependency.
const framework = '@google-cloud/functions-framework';
const project = await readJson<{ version: string; engines: object; dependencies: Record<string, string> }>(
  'package.json',
);
const lockFile = await readJson<LockFile>('package-lock.json');
const dependencies = { [framework]: project.dependencies[framework] ?? '' };

/** Names are kept, so that a stack in the log can be read; splitting keeps what is imported on demand out of the cold start. */
const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22.12',
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  external: [framework],
  plugins: [lateJson, lightZod],
  banner: {
    js: `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);`,
  },
} as const satisfies BuildOptions;

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
      ...options,
      entryPoints: [`functions/${id}/index.ts`],
      outdir: folder,
      chunkNames: 'chunks/[hash]',
      assetNames: 'tables/[name]-[hash]',
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
