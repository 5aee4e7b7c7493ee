import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputError } from '#shared/errors.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { hostileTranscripts } from '#infra/bench/hostile-transcripts.ts';
import { mutate, randomBelow } from '#infra/bench/transcript-mutations.ts';
import { refusalOf } from '../minutes-of.ts';

// The long form, a million mutations and 10 MB each: `npm run fuzz`.
const folder = new URL('../../../fixtures/transcripts/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const mutations = 4000;

/** What reading a text comes to: its turns, or the refusal the caller reads. Anything else rises. */
function outcomeOf(text: string): number | string {
  try {
    return readTranscript(text, 'auto').turns.length;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

test(`${mutations} transcripts changed at random have turns or are refused`, () => {
  const random = randomBelow(20261118);
  for (let left = mutations; left > 0; left -= 1) {
    const text = mutate(fixtures[random(fixtures.length)] ?? '', fixtures, random);
    expect(outcomeOf(text), JSON.stringify(text)).toSatisfy(
      (outcome) => outcome > 0 || /^(?:transcript|format)\b.*: /.test(outcome),
    );
  }
});

// quadratic work on so much takes a minute; linear work milliseconds, on any machine within these five seconds
describe.each(Object.entries(hostileTranscripts))('400,000 characters of %s', (_, make) => {
  test('has turns or is refused in time', { timeout: 5000 }, () => {
    expect(outcomeOf(make(400_000))).toBeDefined();
  });
});

describe('what is no meeting is refused with the limit:', () => {
  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join('');
  test.each([
    [
      'speech',
      `Ann: ${'We agreed on it. '.repeat(180_000)}`,
      /^transcript: must have at most 3000000 characters of speech/,
    ],
    ['lines', '\n'.repeat(600_001), /^transcript: must have at most 600000 lines$/],
    ['speakers', many(1001, (i) => `Person${i}: Hello.\n`), /^transcript: must name at most 1000 different speakers$/],
    ['turns', many(100_001, (i) => `${i % 2 ? 'Ann' : 'Bob'}: Hi.\n`), /^transcript: must have at most 100000 turns$/],
    [
      'entries',
      `{"turns":[${'{"text":"a"},'.repeat(200_000)}{"text":"a"}]}`,
      /^transcript: must have at most 200000 entries/,
    ],
  ])('%s', (_, transcript, message) => {
    expect(refusalOf({ transcript })).toMatch(message);
  });
});

describe('a turn that is too long', () => {
  const sentence = 'We agreed on the price of the second site. ';
  const japanese = 'これは長い文章です。';
  test.each([
    ['of sentences', sentence.repeat(1000), /\.$/],
    ['of Japanese sentences', japanese.repeat(3000), /。$/],
    ['of words', 'word '.repeat(6000), /word$/],
    ['of one word', '𠮷'.repeat(15_000), /^𠮷+$/u],
  ])('%s is cut where a sentence ends, else a word, else a character', (_, text, end) => {
    const { turns } = readTranscript(`Ann: ${text}`, 'auto');
    expect(turns.length).toBeGreaterThan(1);
    for (const turn of turns) {
      expect(turn.speaker).toBe('Ann');
      expect(turn.text.length).toBeLessThanOrEqual(10_000);
      expect(turn.text).toMatch(end);
    }
    expect(
      turns
        .map((turn) => turn.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  });

  test('keeps the place of those after it in the own shape', () => {
    const read = readTranscript(
      { turns: [{ text: sentence.repeat(500), start: 1, end: 90 }, { text: 'Yes.' }] },
      'auto',
    );
    expect(read.turns.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['t1', 1, undefined],
      ['t1.2', undefined, undefined],
      ['t1.3', undefined, 90],
      ['t2', undefined, undefined],
    ]);
  });
});
