import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const command = new URL('../../../infra/quality/quality.ts', import.meta.url).pathname;
const fixtures = new URL('../../fixtures/sales/tuning/', import.meta.url).pathname;
const answers = new URL('../../fixtures/sales/answers/', import.meta.url).pathname;
const headlines = new URL('../../fixtures/sales/headlines/', import.meta.url).pathname;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sales-'));
  for (const id of ['en-t01', 'ja-t01'])
    for (const part of ['request', 'gold'])
      cpSync(`${fixtures}${id}.${part}.json`, join(folder, 'good', `${id}.${part}.json`));
  for (const part of ['request', 'gold'])
    cpSync(`${fixtures}en-t04.${part}.json`, join(folder, 'read', `en-t04.${part}.json`));
  for (const part of ['request', 'gold'])
    cpSync(`${fixtures}en-t05.${part}.json`, join(folder, 'priced', `en-t05.${part}.json`));
  cpSync(join(folder, 'good'), join(folder, 'broken'), { recursive: true });
  writeFileSync(join(folder, 'broken', 'en-t01.gold.json'), '{ "id": "en-t01" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  return spawnSync(process.execPath, [command, '--sales', ...args], { encoding: 'utf8' });
}

test('a folder of annotated meetings gives a table with a column for each language', () => {
  const { status, stdout } = run(join(folder, 'good'));
  expect(status).toBe(0);
  expect(stdout).toMatch(/all \(2\) +en \(1\) +ja \(1\)\n/);
  expect(stdout).toMatch(/\nactionItems P \/ R \/ F1 .*\n/);
});

test('the same as JSON, with what is missing or wrong on standard error', () => {
  const { stdout, stderr } = run(join(folder, 'good'), '--json', '--details');
  expect(JSON.parse(stdout)).toMatchObject({
    all: { meetings: 2, traps: { of: expect.any(Number) } },
    en: { meetings: 1 },
  });
  expect(stderr).toContain('en-t01\n');
});

test.each(['no-such-folder', '.'])('a folder without annotated meetings (%s) is refused', (name) => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(run(join(empty, name))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('neither an ID.gold.json'),
  });
});

test('an annotation that is wrong is named with its file and field', () => {
  const { status, stderr } = run(join(folder, 'broken'));
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/en-t01\.gold\.json.*\n[\s\S]*decisions/);
});

test('responses are held against the answers that were read in a meeting', () => {
  const { status, stdout } = run(join(folder, 'read'), '--answers', answers);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^en: \d+\.\d of 100 responses right \(\d of 1 doubts listed/);
});

test('meetings of which no answer was read are refused', () => {
  expect(run(join(folder, 'good'), '--answers', answers)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('labels no answer'),
  });
});

test('the price in the first line is held against the one that was read in a meeting', () => {
  const { status, stdout } = run(join(folder, 'priced'), '--headlines', headlines);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^en: \d+\.\d of 100 prices right \(1 meetings: /);
});

test('meetings of which no price was read are refused', () => {
  expect(run(join(folder, 'good'), '--headlines', headlines)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('labels no price'),
  });
});
