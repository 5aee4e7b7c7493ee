import { expect, test } from 'vitest';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { tellQuestions } from '#functions/create-minutes/engine/english/acts/tell-questions.ts';

const people = findPeople([], [{ name: 'Ivo Brandt' }]);

const told = (text: string) =>
  tellQuestions(
    {
      decisions: [],
      actionItems: [],
      openQuestions: [{ text, spans: [], askedBy: undefined }],
      objections: [],
      nextMeeting: undefined,
    },
    { people },
  ).openQuestions[0]?.text;

test.each([
  ["I can't tell you whether the pump fits.", 'Whether the pump fits.'],
  ['What I want to be sure of is whether the pump fits.', 'Whether the pump fits.'],
  ["If the pump fits, I don't know, we have never tried it.", 'Whether the pump fits.'],
  ["Whether the pump fits, I couldn't say.", 'Whether the pump fits.'],
  ["I don't know who pays for the pump.", 'Who pays for the pump?'],
  ['My question is how many pumps fit.', 'How many pumps fit.'],
  ['How is the pump shipped.', 'How is the pump shipped?'],
  ['Does the pump ship in May.', 'Does the pump ship in May?'],
  ['If we move does the pump move with us.', 'If we move does the pump move with us?'],
])('an open question says what is open, and not who does not know it: %s', (said, expected) => {
  expect(told(said)).toBe(expected);
});

test.each([['Does the pump fit?'], ['The smell of the pump is an open point.'], ["I don't have a date for the pump."]])(
  'what says it already stays: %s',
  (said) => {
    expect(told(said)).toBe(said);
  },
);

test('who is asked is no part of what is open', () => {
  expect(told('Is there a spare pump, Ivo?')).toBe('Is there a spare pump?');
});

test.each([
  ["I'm thinking maybe the eighteenth?"],
  ['Would Thursday at three work?'],
  ['Shall we say the 9th, same time?'],
])('on which day to meet is no open question: %s', (said) => {
  expect(told(said)).toBeUndefined();
});
