import { expect, test } from 'vitest';
import { CallerLeftError, endedByLeaving } from '#shared/http/caller-left.ts';

test('work ended by leaving is known by any of its causes', () => {
  const left = new CallerLeftError('gone');
  expect(endedByLeaving(left)).toBe(true);
  expect(endedByLeaving(new Error('broke off', { cause: new Error('again', { cause: left }) }))).toBe(true);
  expect(endedByLeaving(new Error('of itself'))).toBe(false);
  expect(endedByLeaving('gone')).toBe(false);
});

test('an error that is its own cause ends the search', () => {
  const error = new Error('round');
  error.cause = new Error('and round', { cause: error });
  expect(endedByLeaving(error)).toBe(false);
});
