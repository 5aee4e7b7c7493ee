import { describe, expect, test } from 'vitest';
import { eitherCase } from '#shared/text/either-case.ts';

describe('a pattern reads what it would read with the flag i', () => {
  test.each([
    ['letters', /\bcan (?:you|we)\b/i, 'CAN You', 'cannot you'],
    ['letters with marks', /^déjà$/iu, 'DÉJÀ', 'DEJA'],
    ['a class', /^[a-f’'-]+x$/i, "A'FX", 'GX'],
    ['a class that leaves out', /^[^-a]+$/i, 'bc', 'bA'],
    ['ranges of other letters', /^[À-ÖØ-öa]+$/iu, 'ÀéA', 'b'],
    ['capitals of a property', /^\p{Lu}+$/iu, 'Ab', '12'],
    ['small letters of a property, in a class', /^[\p{Ll}-]+$/iu, 'A-b', '1'],
    ['ranges of escapes', /^[\u3041-\u3096\x61-\x66b\u{30}-9-]+$/iu, 'さ-B7', 'g'],
    ['escapes', /^\d\D\w\s\u{61}\u{41}$/iu, '1ab aA', 'ab aA'],
    ['a named group', /^(?<whole>half)$/i, 'HALF', 'whole'],
    ['what goes before and after', /(?<=in )may(?= first)(?! of)/i, 'IN MAY FIRST', 'in may'],
    ['repetition', /^ab{2,3}c*$/i, 'aBbC', 'abc'],
    ['figures and marks', /^\$10 \(net\)$/i, '$10 (NET)', '$10 net'],
    ['Japanese', /^[ぁ-ん]+(?:kg|キロ)$/iu, 'さんKG', 'サンKG'],
  ])('%s', (_of, pattern, read, unread) => {
    const spelled = eitherCase(pattern);
    expect(spelled.flags).not.toContain('i');
    expect([read, unread].map((text) => spelled.test(text))).toEqual([true, false]);
    expect([read, unread].map((text) => pattern.test(text))).toEqual([true, false]);
  });
});

describe('what stands in a group without the flag is read as it stands', () => {
  test.each([
    ['a capital', /\bask (?:him|(?-i:\p{Lu})\p{L}+)\b/iu, ['ASK HIM', 'ask Dana'], ['ask dana']],
    ['a word', /\b(?:seller|(?-i:AE|SE))\b/i, ['SELLER', 'AE'], ['Ae', 'se']],
    ['groups within it', /^(?-i:A(?:b|(?:c))D) now$/i, ['AbD NOW', 'AcD now'], ['aBD now', 'ACD now']],
    ['a class of it', /^(?-i:[A-Z])\w+ (?-i:[A-Z])$/i, ['Ab C'], ['ab C', 'Ab c']],
    ['two of them', /^(?-i:M)ay|(?-i:J)une$/i, ['MAY', 'JUNE'], ['may', 'june']],
  ])('%s', (_of, pattern, read, unread) => {
    const spelled = eitherCase(pattern);
    expect(spelled.source).not.toContain('(?-i:');
    for (const text of read) expect(text).toMatch(spelled);
    for (const text of unread) expect(text).not.toMatch(spelled);
  });
});

test('a pattern without the flag stays as it is', () => {
  expect(eitherCase(/May [a-z]+/gu)).toEqual(/May [a-z]+/gu);
});
