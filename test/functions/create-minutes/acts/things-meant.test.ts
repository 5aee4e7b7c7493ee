import { expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

test.each([
  [
    'was asked for right before',
    ["T: Grid connection. I'll need the letter of authority signed for the operator.", "N: I'll scan it tonight."],
    'the letter of authority',
  ],
  [
    'goes by the number of the word that points at it',
    ["T: And we'd want ten demo licences for the laboratory.", "N: Ten is fine. I'll have them set up on Tuesday."],
    'ten demo licences',
  ],
  [
    'is no place and no person named on the way',
    ['T: I still need the gate code for the yard. Murray drives up there.', "N: I'll text it to Murray this morning."],
    'the gate code',
  ],
])('the thing that a task points at %s', (_, lines, thing) => {
  const [task] = talk(...smallTalk, ...lines).actionItems.filter(({ description }) =>
    /^(?:Scan|Have|Text)/.test(description),
  );
  expect(task?.description).toContain(thing);
});

test('a task that names its thing is told as it stands', () => {
  const { actionItems } = talk(
    ...smallTalk,
    'T: I still need the gate code for the yard.',
    "N: I'll send you the meter list tonight.",
  );
  expect(actionItems.map(({ description }) => description)).toEqual(['Send Tess the meter list.']);
});
