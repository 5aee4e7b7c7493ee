import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { meetingFixture } from './minutes-of.ts';

const command = new URL('../../../infra/command/start.js', import.meta.url).pathname;
const sources = new URL('../../../functions/create-minutes/start-command.ts', import.meta.url).pathname;
const fixture = (name: string) => new URL(`../../fixtures/meetings/${name}`, import.meta.url).pathname;

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
}

test('a transcript on standard input becomes Markdown', () => {
  expect(run([], meetingFixture('short.txt'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('## Action items'),
    stderr: '',
  });
});

test('the bundle that is kept prints what its sources print', () => {
  const fromSources = spawnSync(process.execPath, [sources, '--json', fixture('sales-en.json')], { encoding: 'utf8' });
  expect(run(['--json', fixture('sales-en.json')]).stdout).toBe(fromSources.stdout);
});

test.each([
  ['text', 'short.txt', 'text'],
  ['WebVTT', 'short.vtt', 'webvtt'],
  ['a request', 'sales-en.json', 'turns'],
])('a file with %s becomes JSON', (_, name, detectedFormat) => {
  const { stdout } = run(['--json', fixture(name)]);
  expect(JSON.parse(stdout).execution).toMatchObject({ detectedFormat });
});

test('turns without a transcript around them are a request too', () => {
  const { stdout } = run(
    ['--json'],
    JSON.stringify({ turns: [{ speaker: 'Ann', text: 'I will send the offer by Friday.' }] }),
  );
  expect(JSON.parse(stdout).actionItems).toHaveLength(1);
});

test.each([
  [
    'UTF-16',
    Buffer.from('\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\n<v Ann>Hello there.</v>\r\n', 'utf16le'),
    'webvtt',
  ],
  ['Shift_JIS', Buffer.from('9363928681468ca990cf82f0919782e882dc82b781420a', 'hex'), 'text'],
  ['a byte order mark before JSON', Buffer.from('\ufeff{"turns":[{"speaker":"Ann","text":"Hello there."}]}'), 'turns'],
  [
    'the JSON of a provider that has a transcript in it',
    Buffer.from(
      '{"title":"x","transcript":[{"speaker":{"display_name":"Ann"},"text":"Hello there.","timestamp":"00:00:01"}]}',
    ),
    'fathom',
  ],
  [
    'a list',
    Buffer.from('[{"speaker_name":"Ann","timestamp_ms":1,"duration_ms":2,"transcription":"Hello there."}]'),
    'attendee',
  ],
])('a file with %s is read', (_, bytes, detectedFormat) => {
  const { stdout } = spawnSync(process.execPath, [command, '--json'], { input: bytes, encoding: 'utf8' });
  expect(JSON.parse(stdout).execution).toMatchObject({ detectedFormat });
});

test('--html prints a page', () => {
  expect(run(['--html', fixture('sales-ja.json')]).stdout).toMatch(/^<!doctype html>\n<html lang="ja">/);
});

test.each([
  ['an empty transcript', [], ''],
  ['a wrong option value', [], '{"transcript":"Ann: Hello.","options":{"engine":"magic"}}'],
  ['a file that is not there', ['/nowhere/minutes.txt'], ''],
  ['JSON that is cut off', [], '{"turns":[{"speaker":"Ann"'],
])('%s ends with one line that says why', (_, args, input) => {
  const { status, stdout, stderr } = run(args, input);
  expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 1, stdout: '', lines: 1 });
  expect(stderr).toMatch(/^minutes: /);
});

test.each([
  [['--pdf'], "minutes: Unknown option '--pdf'\nusage: "],
  [['a', 'b'], 'minutes: takes one file\nusage: '],
])('%j is answered with what is wrong and the usage', (args, text) => {
  expect(run(args)).toMatchObject({ status: 2, stderr: expect.stringContaining(text) });
});

test('the same input prints the same bytes', () => {
  const args = ['--json', fixture('sales-en.json')];
  expect(run(args).stdout).toBe(run(args).stdout);
});

test('a reader that has seen enough is no failure', async () => {
  const child = spawn(process.execPath, [command, fixture('short.txt')], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const told: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => told.push(chunk));
  const [status] = await once(child, 'close');
  expect({ status, told: Buffer.concat(told).toString() }).toEqual({ status: 0, told: '' });
});
