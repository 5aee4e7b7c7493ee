import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; no figure in it. */
const chat = Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat();

function sumsOf(lines: readonly string[]): readonly number[] {
  const { amounts } = minutesOf(talkOf([...chat, ...lines]));
  return amounts.filter(({ unit }) => /^[A-Z]{3}$/.test(unit ?? '')).map(({ value }) => value);
}

test('what was asked for with "how many" is no sum, however near it is to one', () => {
  const lines = [
    'C: I had the engineer out, a hundred and eighty pounds.',
    'S: And how many do you get through, is it still about a hundred and forty a week?',
    "C: It's nearer one-twenty now.",
    'S: Okay. One-twenty.',
  ];
  expect(sumsOf(lines)).toEqual([180]);
});

test('what it comes to is one', () => {
  const lines = [
    'S: A crate is ninety pounds.',
    'C: How many would we need?',
    'S: Three a month.',
    "S: So that's two hundred and seventy pounds a month.",
  ];
  expect(sumsOf(lines)).toEqual([90, 270]);
});
