import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOptions } from '#infra/deploy/bundle-options.ts';

// V8 stops optimizing patterns in a process that has made much code of them, and then reads some of them otherwise
const worn = '--no-regexp-optimization';
const requests = [
  ...['sales-en.json', 'sales-ja.json'].map((name) => `../../fixtures/meetings/${name}`),
  ...['en-r13', 'ja-r13', 'en-p14', 'ja-p14'].map((name) => `../../fixtures/sales/tuning/${name}.request.json`),
].map((path) => new URL(path, import.meta.url).pathname);
const sources = new URL('../../..', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minutes-api-worn-patterns-'));
  const entryPoints = ['functions/create-minutes/generate.ts', 'functions/create-minutes/request.ts'];
  await build({ ...bundleOptions, entryPoints, outdir: folder, outExtension: { '.js': '.mjs' } });
});
afterAll(() => rm(folder, { recursive: true }));

/** Minutes of all requests, made in a process of its own by an engine in this folder. */
async function minutesBy(engine: string, extension: string, flags: readonly string[]): Promise<readonly string[]> {
  const program = `
    import { readFileSync } from 'node:fs';
    const { generateMinutes } = await import('${engine}/generate${extension}');
    const { minutesRequest } = await import('${engine}/request${extension}');
    const run = { executionId: 'id', reExecutedFrom: undefined, now: () => new Date(0) };
    const minutesOf = (path) => generateMinutes(minutesRequest.parse(JSON.parse(readFileSync(path, 'utf8'))), run);
    for (const path of process.argv.slice(1)) console.log(JSON.stringify(minutesOf(path)));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--input-type=module', '-e', program, ...requests],
    { maxBuffer: 2 ** 28 },
  );
  return stdout.trim().split('\n');
}

test.each([
  ['sources', () => join(sources, 'functions/create-minutes'), '.ts'],
  ['a bundle', () => folder, '.mjs'],
])('a process that has read much makes the same minutes: %s', async (_of, engine, extension) => {
  const [fresh, same] = await Promise.all([[], [worn]].map((flags) => minutesBy(engine(), extension, flags)));
  expect(fresh).toHaveLength(requests.length);
  expect(same).toEqual(fresh);
});
