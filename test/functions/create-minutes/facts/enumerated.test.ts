import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const valuesOf = (line: string) => minutesOf(talkOf([line])).amounts.map(({ value }) => value);

test('a number that counts proposals is no figure', () => {
  const line =
    'S: Two, you pay the year ahead and get five percent off. Three, we rent you the reader, but you pay more.';
  expect(valuesOf(line)).toEqual([5]);
});
