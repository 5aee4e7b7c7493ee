import { expect, test } from 'vitest';
import { withoutCalls } from '#functions/create-minutes/engine/english/calls.ts';

const called = (name: string) => /^(?:Rosa|Milan|Ines)$/i.test(name);

test.each([
  ['Ring the depot on Monday, Rosa, to fix the two days', 'Ring the depot on Monday, to fix the two days'],
  ['It is not, Milan, the inspectors are here', 'It is not, the inspectors are here'],
  ['The lane got relined, Ines.', 'The lane got relined'],
  ['give the depot the key rosa', 'give the depot the key'],
])('who is called upon is no part of "%s"', (said, left) => {
  expect(withoutCalls(said, called)).toBe(left);
});

test.each([
  'Send it to Rosa, Milan, and Ines',
  'Copy in Ines, Milan.',
  'The depot, Dortmund, is closed',
  'give the key to rosa',
  'Ask the fitter, Milan, or the office',
])('whom or what a sentence is about stays: "%s"', (said) => {
  expect(withoutCalls(said, called)).toBe(said);
});
