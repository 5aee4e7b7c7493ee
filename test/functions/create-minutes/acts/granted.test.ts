import { expect, test } from 'vitest';
import { granted, isGranted, withDeed } from '#functions/create-minutes/engine/english/acts/choices/granted.ts';

const asking = (text: string) => ({ index: 0, speaker: 'Ann', side: 'external' as const, text, spans: [] });

test.each([
  ['Could you show the night shift as well?', 'No charge.', 'Show the night shift as well (no charge).'],
  ['And would you maybe paint the gate in green?', 'Sure, on the house.', 'Paint the gate in green (on the house).'],
  ['Can you bring the second ladder on Monday?', 'You got it.', 'Bring the second ladder on Monday.'],
])('what was granted is told by the request: %s %s', (asked, choice, told) => {
  expect(isGranted(choice, asked)).toBe(true);
  expect(granted(withDeed(asking(asked)).text, choice)).toBe(told);
});

test.each([
  ['Is there a charge for the ladder?', 'No charge.'],
  ['Could you show the night shift as well?', 'No charge till March, and then ten an hour.'],
])('what is but answered is not: %s %s', (asked, choice) => {
  expect(isGranted(choice, asked)).toBe(false);
});
