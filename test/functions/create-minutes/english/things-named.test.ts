import { expect, test } from 'vitest';
import { thingNamed } from '#functions/create-minutes/engine/english/wording/things-named.ts';

test.each([
  ['bus', 'the bus'],
  ['diagnosis', 'the diagnosis'],
  ['glass', 'the glass'],
  ['buses', 'buses'],
  ['Elm Street', 'Elm Street'],
])('one thing is "the" one, and many are not: %s', (text, told) => {
  expect(thingNamed({ text, sentences: [], terms: [], score: 1 })).toBe(told);
});
