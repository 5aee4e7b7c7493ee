import { expect, test } from 'vitest';
import { askedPlainly } from '#functions/create-minutes/engine/english/team/asked-plainly.ts';
import { team } from '#functions/create-minutes/engine/english/wording/pronouns.ts';

test.each([
  ["We're going for a wooden roof?", 'whether the team is going for a wooden roof.'],
  ['The gate has to be painted?', 'whether the gate has to be painted.'],
  ["It's built in Norway?", 'whether it is built in Norway.'],
])('a question in the words of a statement is told with "whether": "%s"', (said, told) => {
  expect(askedPlainly(said, team)).toBe(told);
});

test.each([
  ['If we how good is the new ferry?', 'how good is the new ferry?'],
  ['Do you have a could you order a second lamp?', 'could you order a second lamp?'],
  ['What does the cost of a boat look like Ron?', 'What does the cost of a boat look like?'],
  ['Should we turn off the lamp, Dan?', 'Should we turn off the lamp?'],
])('what was given up and who was called is not told: "%s"', (said, told) => {
  expect(askedPlainly(said, team)).toBe(told);
});

test.each([
  'Do we need a boat or can we use the ferry?',
  'When you open the gate, do you hear the bell?',
  'Which of the lamps do we have now?',
  'Was the boat built in Bergen?',
  'Can we do it within two days?',
  'Did they speak of it in the meeting they had with L Larsen?',
  'They will paint it, or not?',
])('a plain question stays as it is: "%s"', (said) => {
  expect(askedPlainly(said, team)).toBe(said);
});
