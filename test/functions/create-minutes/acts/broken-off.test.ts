import { describe, expect, test } from 'vitest';
import { sumsUp } from '#functions/create-minutes/engine/english/acts/tasks/sums-up.ts';
import { cleanEnglish } from '#functions/create-minutes/engine/english/clean/clean.ts';
import { smallTalk, talk } from './talk.ts';

function tasksOf(...lines: readonly string[]): readonly string[] {
  return talk(...smallTalk, ...lines).actionItems.map(({ description }) => description);
}

describe('a task goes as far as its speaker went before he broke off', () => {
  test.each([
    ['N: You get the floor map Tuesday... no, Tuesday I fly. Wednesday.', 'Get Tess the floor map.'],
    [
      "N: I'll send you the draft contract by the 8th... no, sorry, the printer is shut. By the 10th.",
      'Send Tess the draft contract.',
    ],
    [
      "N: I'll put the question to our engineers and send you an answer on paper, by the middle of... shall we say the 10th.",
      'Put the question to the engineers and send Tess an answer on paper.',
    ],
  ])('%s', (said, told) => {
    expect(tasksOf(said, 'T: Good.')).toContain(told);
  });
});

test('what its speaker cannot do after all is no task', () => {
  const told = tasksOf(
    "T: Sure, I'll email you the... ah, no, actually I can't, the privacy officer forbids it.",
    'N: Fine.',
  );
  expect(told).toEqual([]);
});

test.each([
  ["I'll pencil it—no, I'll put it in pen.", "I'll put it in pen."],
  ["We'll take the six... oh no, sorry, we'll take the five.", "we'll take the five."],
])('a deed that was put right in the same breath is told as it was put right: %s', (said, told) => {
  expect(cleanEnglish(said)).toBe(told);
});

test('who is one of two that were spoken to is not both of them', () => {
  expect(tasksOf("N: I'll send the two of you the floor map on Friday.", 'T: Thanks.').join(' ')).toContain(
    'the two of them',
  );
});

test('what sums up what stands in the lists is no task of its own', () => {
  const item = (text: string) => ({ text, spans: [], owner: undefined, due: undefined });
  const known = ['Order 32 tablets.', 'Provide the guide in Spanish.', 'Send the floor map.'].map(item);
  const isSum = sumsUp({ actionItems: known, decisions: [item('Oldham and Bury go live on May 4th.')] });
  expect(isSum(item('To wrap up: Oldham live on May 4th, 32 tablets ordered, guide in Spanish.'))).toBe(true);
  expect(isSum(item('Order 32 tablets, chargers, and a guide in Spanish.'))).toBe(false);
  expect(isSum(item('To wrap up: a plaque, a party, a photographer.'))).toBe(false);
});
