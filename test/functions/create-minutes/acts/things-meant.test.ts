import { expect, test } from 'vitest';
import { talk } from './talk.ts';

/** Enough talk before the scene for the engine to tell what each remark does. */
const before = [
  'N: Thanks for making the time today.',
  'T: Happy to, it has been a busy week here.',
  'N: The new line is running well I hear.',
  'T: It is, since about two weeks now.',
  'N: And the night shift likes it?',
  'T: They do, they really do.',
];

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
  const [task] = talk(...before, ...lines).actionItems.filter(({ description }) =>
    /^(?:Scan|Have|Text)/.test(description),
  );
  expect(task?.description).toContain(thing);
});

test('a task that names its thing is told as it stands', () => {
  const { actionItems } = talk(
    ...before,
    'T: I still need the gate code for the yard.',
    "N: I'll send you the meter list tonight.",
  );
  expect(actionItems.map(({ description }) => description)).toEqual(['Send Tess the meter list.']);
});
