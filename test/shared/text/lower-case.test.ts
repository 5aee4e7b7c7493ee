import { expect, test } from 'vitest';
import { inLowerCase, replaceInEitherCase } from '#shared/text/lower-case.ts';

test.each([
  ['Forty-Two PANELS', 'forty-two panels'],
  ['ÄRGER mit ＡＢＣ', 'ärger mit ａｂｃ'],
  ['三台 OK', '三台 ok'],
  ['İstanbul IS far', 'İstanbul is far'],
])('a text in small letters has each at its place: %s', (text, lower) => {
  expect(inLowerCase(text)).toBe(lower);
  expect(lower).toHaveLength(text.length);
});

test('what is found in small letters is handed over as it was said', () => {
  const said: [string, number][] = [];
  const told = replaceInEitherCase('Ten İ and TEN more', /(t)en/gu, (word, match) => {
    said.push([word, match.index]);
    return match[1] === 't' ? '10' : '?';
  });
  expect(told).toBe('10 İ and 10 more');
  expect(said).toEqual([
    ['Ten', 0],
    ['TEN', 10],
  ]);
});

test('a text without a match stays as it is', () => {
  expect(replaceInEitherCase('None Here', /ten/gu, () => '10')).toBe('None Here');
});
