import { expect, test } from 'vitest';
import { joining } from '#functions/create-minutes/engine/english/acts/tasks/joining.ts';
import { tellsNotWhat } from '#functions/create-minutes/engine/english/acts/tasks/tells-not-what.ts';
import { withQuestion } from '#functions/create-minutes/engine/english/acts/tasks/with-question.ts';

test.each([
  ['Ask the factory.', 'Does it bear the salt?', 'Ask the factory whether it bears the salt.'],
  ['Get back to Tess on that.', 'Does it bear the salt?', 'Get back to Tess on whether it bears the salt.'],
  ['Answer Tess.', 'Does it bear the salt?', 'Answer Tess on whether it bears the salt.'],
  ['Write to Otto.', 'Who holds the keys?', 'Write to Otto about who holds the keys.'],
  ['Look into it.', 'Does it bear the salt?', 'Look into whether it bears the salt.'],
  ['Check it.', 'Does it bear the salt?', 'Check whether it bears the salt.'],
  ['Put it to the board.', 'Who pays for the delay?', 'Put it to the board (Who pays for the delay?).'],
  ['Ask the factory.', 'Do you ship on Saturdays?', 'Ask the factory (Do you ship on Saturdays?).'],
])('%s with "%s"', (deed, asked, told) => {
  expect(withQuestion(deed, asked)).toBe(told);
});

test.each(['Ask the product people', 'Drop Tess a line', 'Chase the depot', 'Get Tess a yes or a no', 'Look into it'])(
  'a deed tells not what it is about: %s',
  (deed) => {
    expect(tellsNotWhat(deed, { people: [] })).toBe(true);
  },
);

test.each([
  'Call it a day',
  'Write it down',
  'Let it go',
  'Look forward',
  'Email it to Tess',
  'Ask seventeen per scanner',
  'Ask Otto about the salt',
])('or does, or is about something else: %s', (deed) => {
  expect(tellsNotWhat(deed, { people: [] })).toBe(false);
});

test('a deed with its question stands apart from the next one', () => {
  expect(joining.oneTask('Ask the factory whether it bears the salt.', 'Call Otto.')).toBe(
    'Ask the factory whether it bears the salt, and call Otto.',
  );
});
