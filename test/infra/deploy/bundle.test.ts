import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '#shared/contract/operations.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'minutes-api-bundle-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(operationIds)('npm finds manifest and lock file of %s consistent and complete', (id) => {
  const args = ['ci', '--dry-run', '--offline', '--omit=dev', '--no-audit', '--no-fund'];
  // With an empty cache and no network, whatever the lock file lacks makes npm fail.
  const env = { ...process.env, npm_config_cache: join(folder, 'empty-cache') };
  const printed = execFileSync('npm', args, {
    cwd: `dist/${id}`,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(printed).toMatch(/added \d+ packages/);
});

test('a bundle answers from a folder that holds nothing but the locked packages', async () => {
  cpSync('dist/test', folder, { recursive: true });
  for (const path of lockedPaths()) cpSync(path, join(folder, path), { recursive: true, filter: ownFiles(path) });
  const port = await getPort({ host: '127.0.0.1' });
  const child = startFramework(port);
  try {
    expect(await firstAnswer(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200 });
  } finally {
    child.kill('SIGKILL');
  }
});

function lockedPaths(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('dist/test/package-lock.json', 'utf8')) as { packages: object };
  return Object.keys(packages).filter((path) => path !== '');
}

/** Nested packages are copied on their own account, or not at all. */
function ownFiles(path: string): (source: string) => boolean {
  return (source) => !source.slice(path.length).includes('node_modules');
}

function startFramework(port: number) {
  const main = join(folder, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const env = { NODE_ENV: 'production', LISTEN_HOST: '127.0.0.1', STORE: 'none', API_KEYS: 'console:k' };
  return spawn(process.execPath, [main, '--target=test', `--port=${port}`], { cwd: folder, env, stdio: 'ignore' });
}

async function firstAnswer(url: string): Promise<Response> {
  const limit = AbortSignal.timeout(10_000);
  for (;;) {
    limit.throwIfAborted();
    const answer = await fetch(url, { method: 'POST', signal: limit }).catch(() => undefined);
    if (answer) return answer;
  }
}
