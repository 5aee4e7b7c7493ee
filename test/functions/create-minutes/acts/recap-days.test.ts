import { expect, test } from 'vitest';
import { call } from './talk.ts';

const dueOf = (lines: readonly string[], thing: RegExp) =>
  call(...lines).actionItems.find(({ description }) => thing.test(description))?.due?.date ?? null;
const between = ['I: And the loading bay, is it clear now?', 'M: It is, since last week.'];

test.each<[string, string[], RegExp, string]>([
  [
    'takes the place of the one before',
    [
      "N: I'll send the offer by Thursday.",
      'T: Good.',
      ...between,
      'N: So to sum up, offer by the tenth from me, I need the extra days.',
    ],
    /offer/,
    '2026-04-10',
  ],
  [
    'is the first that was named',
    [
      "N: I'll have the price list updated for you.",
      'T: Please.',
      ...between,
      'N: Let me read it back. Price list on the ninth, payment in thirty days.',
    ],
    /price list/,
    '2026-04-09',
  ],
])('the day of a summing-up %s', (_, lines, thing, day) => {
  expect(dueOf(lines, thing)).toBe(day);
});

test('what is held on a day in a summing-up is no task', () => {
  const lines = [
    "N: I'll send you the dates for the training.",
    'T: Good.',
    ...between,
    'T: To recap, the training on the sixteenth, and the crane on the tenth.',
  ];
  expect(dueOf(lines, /dates/)).toBe(null);
});

test('what is asked for next has a day of its own', () => {
  const lines = [
    "N: I'll do the drawing for the north gate by Tuesday.",
    'T: And the drawing for the south gate?',
    'N: By the end of next week.',
  ];
  expect(dueOf(lines, /north/)).toBe('2026-04-07');
});
