import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; no figure in it. */
const chat = Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat();

function sumsOf(lines: readonly string[]): readonly number[] {
  const { amounts } = minutesOf(talkOf([...chat, 'S: It is two hundred euros per gate.', ...chat, ...lines]));
  return amounts.filter(({ kind }) => kind !== 'volume').map(({ value }) => value);
}

test('a number that goes on from how many days is no sum', () => {
  const lines = [
    'S: Protection is ninety days.',
    'C: Ninety is nothing. One eighty.',
    'S: One twenty?',
    'C: One twenty, fine.',
  ];
  expect(sumsOf(lines)).toEqual([200]);
});

test('a sum between the days and the number has it of money again', () => {
  const lines = [
    'S: Payment is ninety days.',
    'C: And a gate at two hundred euros?',
    'S: I could do one eighty a gate.',
  ];
  expect(sumsOf(lines)).toContain(180);
});
