import { describe, expect, test } from 'vitest';
import { contextWords } from '#functions/create-minutes/engine/japanese/acts/context-words.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';

const meeting: Pick<Meeting, 'people' | 'turns'> = { people: [], turns: [] };
const { inBrackets } = contextWords({ code: 'ja', people: [], remarks: [] }, meeting as Meeting, 'plain');

describe('what was said before an item', () => {
  test.each([
    ['三千円は高い。', '隣の組合は二千円で出している。', '隣の組合は二千円で出している。三千円は高い。'],
    [
      '急には替えられない。',
      'ただ、今の店は二十年来てくれている。',
      '今の店は二十年来てくれている。急には替えられない。',
    ],
  ])('is told first where who objects said it: %s', (text, before, told) => {
    expect(inBrackets(text, before, true, 'objection')).toBe(told);
  });

  test.each([
    ['三千円は高い。', '鉢は一つ三千円である。', '三千円は高い（鉢は一つ三千円である）。'],
    ['調べて電話する。', '土は水で流れるか。', '調べて電話する（土は水で流れるか）。'],
  ])('stands in brackets where somebody else said it: %s', (text, before, told) => {
    expect(inBrackets(text, before, false, 'objection')).toBe(told);
  });

  test.each(['鉢が百で…', '800枚、120円', '畑でしょ、うち', 'そこは農場が見ている', 'さあ、その鉢って高いんだよね'])(
    'is not told where nobody would write it: %s',
    (before) => {
      expect(inBrackets('三千円は高い。', before, false, 'objection')).toBeUndefined();
    },
  );
});
