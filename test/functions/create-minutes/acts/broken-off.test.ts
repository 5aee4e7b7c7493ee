import { describe, expect, test } from 'vitest';
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

test('a deed that was put right in the same breath is told as it was put right', () => {
  const told = tasksOf("N: I'll pencil it—no, I'll put the crate in the order by Friday.", 'T: Please do.');
  expect(told.join(' ')).not.toContain('pencil');
});

test('who is one of two that were spoken to is not both of them', () => {
  expect(tasksOf("N: I'll send the two of you the floor map on Friday.", 'T: Thanks.').join(' ')).toContain(
    'the two of them',
  );
});

test('what sums up what stands in the lists is no task of its own', () => {
  const told = tasksOf(
    "N: I'll send you the floor map by Friday.",
    'T: Good. I will order the tablets today.',
    'N: Great, and I will write the Spanish guide by the 20th.',
    'T: Lovely.',
    'N: Then to wrap up: floor map by Friday, tablets ordered by Tess today, Spanish guide by the 20th.',
    'T: That is it.',
  );
  expect(told.join(' ')).not.toContain('wrap up');
});
