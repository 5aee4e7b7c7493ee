import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'minutes-api-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = ['--project=a-project', '--project-number=123', '--region=europe-west1', '--env=STORE=none'];

/** Runs the command with nothing on its PATH but the folder of the test. */
function deploy(...args: string[]) {
  const options = { env: { PATH: folder }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/deploy/deploy.ts', ...args], options);
  return { status, stdout, stderr };
}

/** Stands in for gcloud: keeps its arguments, knows where it is configured for, and fails for the function of that name. */
function installGcloud({ failing = 'none' } = {}): () => string[] {
  const log = join(folder, 'calls');
  const cases = [
    `"config get-value project") echo a-project`,
    `"config get-value functions/region") echo europe-west1`,
    `"projects describe a-project"*) echo 123`,
    `"functions deploy ${failing}"*) exit 7`,
  ];
  const script = `#!/bin/sh\necho "$@" >> '${log}'\ncase "$*" in ${cases.join(';; ')};; esac\n`;
  writeFileSync(join(folder, 'gcloud'), script);
  chmodSync(join(folder, 'gcloud'), 0o755);
  return () => readFileSync(log, 'utf8').trim().split('\n');
}

test('a dry run needs neither gcloud nor a project, and prints what a deployment would run', () => {
  const { status, stdout, stderr } = deploy('test', '--dry-run');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('gcloud functions deploy minutes-api-test \\\n');
  expect(stdout).toContain('--project=PROJECT_ID');
  expect(stdout).not.toContain('functions deploy minutes-api-recorder');
});

test('a dry run prints the same twice', () => {
  expect(deploy('--dry-run').stdout).toBe(deploy('--dry-run').stdout);
});

test('the functions are deployed one after the other, and the rest is left to the reader', () => {
  const calls = installGcloud();
  const { status, stdout } = deploy('test', 'getLog', ...place);
  expect(status).toBe(0);
  expect(calls().map((call) => call.split(' ').slice(0, 3).join(' '))).toEqual([
    'functions deploy minutes-api-getlog',
    'functions deploy minutes-api-test',
  ]);
  expect(stdout).toContain('deployed: getLog, test');
  expect(stdout).toContain('gcloud api-gateway api-configs create');
});

test('where to deploy to is asked of gcloud when nothing tells', () => {
  const calls = installGcloud();
  expect(deploy('test', '--env=STORE=none')).toMatchObject({ status: 0, stderr: '' });
  expect(calls().at(-1)).toContain('minutes-api-test --project=a-project --region=europe-west1 ');
});

test('a deployment that fails stops, and tells which function failed and which are done', () => {
  const calls = installGcloud({ failing: 'minutes-api-getlog' });
  const { status, stderr } = deploy('recorder', 'getLog', 'test', ...place);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    'getLog is not deployed: gcloud ended with exit code 7 (deployed: recorder; not tried: test)',
  );
  expect(calls()).toHaveLength(2);
});

test.each([
  ['without gcloud', ['test', ...place], 1, /^test is not deployed: gcloud is not on the PATH/],
  ['without gcloud to ask', ['test', '--env=STORE=none'], 1, /^gcloud is not on the PATH/],
  ['an unknown operation', ['nothing', '--dry-run'], 2, /^"nothing" is no operation/],
  ['an unknown flag', ['--nothing', '--dry-run'], 2, /^Unknown option '--nothing'/],
  ['no decision about the execution log', ['test', ...place.slice(0, 3)], 2, /^choose the execution log/],
] as const)('%s ends with one clear line', (_, args, status, text) => {
  const ended = deploy(...args);
  expect(ended).toMatchObject({ status, stdout: expect.not.stringContaining('gcloud functions') });
  expect(ended.stderr).toMatch(text);
  expect(ended.stderr.trim()).not.toContain('\n');
});
