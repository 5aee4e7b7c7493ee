import { expect, test } from 'vitest';
import { expandContractions } from '#functions/create-minutes/engine/english/wording/contractions.ts';

test.each([
  ['He left cos it rained.', 'He left because it rained.'],
  ['Late again. Cos it rained.', 'Late again. because it rained.'],
  ['The COs are signed, so our CoS is glad.', 'The COs are signed, so our CoS is glad.'],
  ['They grow cos lettuce.', 'They grow cos lettuce.'],
])('short forms are written out, and what only looks like one stays: %s', (said, written) => {
  expect(expandContractions(said)).toBe(written);
});
