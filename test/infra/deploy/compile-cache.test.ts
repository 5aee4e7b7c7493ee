import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operationIds } from '#shared/contract/operations.ts';
import { compiledIn } from '#infra/deploy/compile-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minutes-api-compile-cache-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(operationIds)(
  'what V8 makes of %s is kept by the build on the platform, and taken by a start',
  async (id) => {
    const bundle = join(folder, id);
    await cp(`dist/${id}`, bundle, { recursive: true });
    const script = JSON.parse(readFileSync(join(bundle, 'package.json'), 'utf8')).scripts['gcp-build'];
    const run = (command: string, environment: object) =>
      execFileSync('sh', ['-c', `${command} 2>&1`], {
        cwd: bundle,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...environment },
      });
    run(script, {});
    expect(readdirSync(compiledIn(bundle).NODE_COMPILE_CACHE)).toHaveLength(1);
    const told = run(`node --input-type=module --eval "${startAsOnPlatform(id)}"`, {
      ...compiledIn(bundle),
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    });
    expect(told).toMatch(/index\.js was accepted/);
    const parts = readdirSync(join(bundle, 'chunks')).map((part) => `${part} was accepted`);
    expect(parts.filter((accepted) => !told.includes(accepted))).toEqual([]);
    expect(told).not.toMatch(/was rejected|\.js\.\.\. no such file/);
  },
);

/** What the framework's own entry loads before it listens, and then every part, as if the calls that need them had come. */
function startAsOnPlatform(id: string): string {
  return [
    "import { readdirSync } from 'node:fs'",
    "import { createRequire } from 'node:module'",
    "import { dirname, join, resolve } from 'node:path'",
    "const require = createRequire(resolve('index.js'))",
    "const framework = dirname(require.resolve('@google-cloud/functions-framework'))",
    "for (const name of ['loader', 'invoker', 'server', 'options', 'logger']) require(join(framework, name))",
    `await require(join(framework, 'loader')).getUserFunction(resolve('.'), '${id}', 'http')`,
    "for (const part of readdirSync('chunks')) await import(resolve('chunks', part))",
  ].join('; ');
}
