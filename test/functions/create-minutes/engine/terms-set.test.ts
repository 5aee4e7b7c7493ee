import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const crew = ['Ann', 'Ben', 'Cem', 'Dua'];
/** A team that talks as people do, long enough to be judged by what was learnt of teams; Ann leads it. */
const talk = Array.from({ length: 120 }, (_, i) => ({
  speaker: crew[i % 4] ?? '',
  text: [
    `Um, the mast of boat ${i} was too heavy in the last race, and the old ropes were worn.`,
    'Um, it rained.',
    'Uh, it was spring.',
    'Yeah.',
  ][i % 4] as string,
}));

function decisionsOf(speaker: string, ...said: readonly string[]): readonly string[] {
  const turns = said.map((text) => ({ speaker, text }));
  return minutesOf({ transcript: { turns: [...talk, ...turns] } }).decisions.map(({ text }) => text);
}

const price = 'Um, so the selling price of the small boat is going to be 900 euros.';
const cost = 'Uh, and we don’t want it to cost any more than 400 euros.';

test('what the leader tells that a thing has to cost and fetch, one after the other, is settled', () => {
  const told = decisionsOf('Ann', price, cost);
  expect(told.filter((text) => /\b[49]00\b/.test(text))).toEqual([
    'The selling price of the small boat is going to be 900 euros.',
    'The team does not want it to cost any more than 400 euros.',
  ]);
});

test.each([
  ['told by somebody else', 'Ben', [price, cost]],
  ['a single one', 'Ann', [cost]],
  [
    'of others',
    'Ann',
    ['They would like to sell theirs for 900 euros.', 'Our rival’s cost will be 400 euros at most.'],
  ],
  [
    'only thought of',
    'Ann',
    ['If the selling price is 900 euros we would be rich.', 'I think the cost will be 400 euros.'],
  ],
])('a sum that is %s sets no terms', (_, speaker, said) => {
  const told = decisionsOf(speaker, ...said);
  expect(told.filter((text) => /\b[49]00\b/.test(text))).toEqual([]);
});
