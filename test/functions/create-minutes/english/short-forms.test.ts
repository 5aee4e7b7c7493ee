import { expect, test } from 'vitest';
import { expandContractions } from '#functions/create-minutes/engine/english/wording/contractions.ts';

test.each([
  ['He left cos it rained.', 'He left because it rained.'],
  ['Late again. Cos it rained.', 'Late again. because it rained.'],
  ['The COs are signed, so our CoS is glad.', 'The COs are signed, so our CoS is glad.'],
  ['im asking can the roof take it', 'I am asking can the roof take it'],
  ['hes off and its the drops that are narrow', 'he is off and it is the drops that are narrow'],
  ['id be paying, youd not', 'I would be paying, you would not'],
  ['It has its own ID and its page.', 'It has its own ID and its page.'],
  ['hes been there, youd better call', 'he has been there, you had better call'],
  ['Send it with its always-on support and its only part.', 'Send it with its always-on support and its only part.'],
  ['The id do not match.', 'The id do not match.'],
  ['They grow cos lettuce.', 'They grow cos lettuce.'],
])('short forms are written out, and what only looks like one stays: %s', (said, written) => {
  expect(expandContractions(said)).toBe(written);
});
