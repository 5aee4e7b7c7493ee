import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineVersion } from '#functions/create-minutes/engine/version.ts';
import { hashOf } from '#functions/create-minutes/hash.ts';
import { meetingFixture, minutesOf } from './minutes-of.ts';

const file = new URL('./golden.json', import.meta.url);
const meetings = ['ami-ES2009c.json', 'icsi-Bro013.json', 'sales-en.json', 'sales-ja.json'];
/** Ordinary calls of several authors: most of what changes is a rule that few meetings meet. */
const calls = [
  'en-da01',
  'en-gb03',
  'en-gb08',
  'en-i11',
  'en-na06',
  'en-s01',
  'en-w14',
  'ja-da03',
  'ja-gb02',
  'ja-h09',
  'ja-h11',
  'ja-k06',
  'ja-t09',
];
const fixtures = [...meetings, ...calls];

type Hashes = Readonly<Record<string, string>>;
const golden: Readonly<Record<string, Hashes>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Everything the engine writes; the run it writes it in is left out. */
function hashOfMinutes(name: string): string {
  const sent = calls.includes(name) ? salesRequest(name) : meetingFixture(name);
  const { execution, ...content } = minutesOf(JSON.parse(sent));
  return hashOf(content);
}

function salesRequest(name: string): string {
  return readFileSync(new URL(`../../fixtures/sales/tuning/${name}.request.json`, import.meta.url), 'utf8');
}

const now = Object.fromEntries(fixtures.map((name) => [name, hashOfMinutes(name)]));

// A new version writes its hashes with `UPDATE_GOLDEN=1 npm test`; those of a version that was published stay as they are.
if (process.env.UPDATE_GOLDEN && !golden[engineVersion])
  writeFileSync(file, `${JSON.stringify({ ...golden, [engineVersion]: now }, null, 2)}\n`);

test.each(fixtures)('minutes of %s change only with engineVersion', (name) => {
  const known = { ...golden, ...(process.env.UPDATE_GOLDEN && !golden[engineVersion] ? { [engineVersion]: now } : {}) };
  expect(known[engineVersion], `set a new engineVersion, then UPDATE_GOLDEN=1 npm test`).toBeDefined();
  expect(now[name], 'the minutes changed: set a new engineVersion').toBe(known[engineVersion]?.[name]);
});

test('no two versions write the same minutes', () => {
  const all = Object.values(golden).map((hashes) => JSON.stringify(hashes));
  expect(new Set(all).size).toBe(all.length);
});
