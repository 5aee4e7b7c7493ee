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
    const start = 'node --import @google-cloud/functions-framework index.js';
    const told = run(start, { ...compiledIn(bundle), NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    expect(told).toMatch(/index\.js was accepted/);
    expect(told).not.toMatch(/was rejected/);
  },
);
