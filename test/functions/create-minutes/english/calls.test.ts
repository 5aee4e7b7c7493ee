import { expect, test } from 'vitest';
import { withoutCalls, withoutUnmarkedCall } from '#functions/create-minutes/engine/english/names/calls.ts';

const called = (name: string) => /^(?:Rosa|Milan|Ines)$/i.test(name);

test.each([
  ['Ring the depot on Monday, Rosa, to fix the two days', 'Ring the depot on Monday, to fix the two days'],
  ['It is not, Milan, the inspectors are here', 'It is not, the inspectors are here'],
  ['The lane got relined, Ines.', 'The lane got relined'],
])('who is called upon is no part of "%s"', (said, left) => {
  expect(withoutCalls(said, called)).toBe(left);
});

test.each([
  'Send it to Rosa, Milan, and Ines',
  'Copy in Ines, Milan.',
  'Our head of sales, Rosa, will look at the price',
  'Ask our boss, Milan, for a discount',
  'The depot, Dortmund, is closed',
  'Ask the fitter, Milan, or the office',
])('whom or what a sentence is about stays: "%s"', (said) => {
  expect(withoutCalls(said, called)).toBe(said);
});

test('without any marks whoever is called stands at the end as well', () => {
  expect(withoutUnmarkedCall('give the depot the key rosa', called)).toBe('give the depot the key');
  expect(withoutUnmarkedCall('give the key to rosa', called)).toBe('give the key to rosa');
  expect(withoutUnmarkedCall('come and see you rosa and count the boxes', called)).toBe(
    'come and see you and count the boxes',
  );
});

test('what somebody of such a name does is no call', () => {
  const isMark = (name: string) => name === 'mark';
  expect(withoutUnmarkedCall('the plan that you mark and return to us', isMark)).toBe(
    'the plan that you mark and return to us',
  );
});
