import { describe, expect, test } from 'vitest';
import { contextWords } from '#functions/create-minutes/engine/english/acts/context-words.ts';
import { englishOutcome } from '#functions/create-minutes/engine/english/wording/outcome.ts';
import type { Person } from '#functions/create-minutes/engine/people.ts';
import { emptyMeeting, noActs } from '../nothing-said.ts';

const people: readonly Person[] = ['Nora Quist', 'Kerry-Ann Moss'].map((name) => ({
  participantId: undefined,
  name,
  side: 'internal',
  role: undefined,
  email: undefined,
  speaker: name,
  names: [],
}));
const meeting = { ...emptyMeeting, people };
const { inBrackets } = contextWords({ code: 'en', people: [], remarks: [] }, meeting);

describe('what was said before a task or a choice stands behind it', () => {
  test.each([
    ['where it names a thing', 'The list of depots is with the office.'],
    ['where somebody needs it', 'Nora would need to ask the depot people.'],
    ['where it is of nobody who is there', 'Pune will send the drawing tonight.'],
  ])('%s', (_, told) => {
    expect(inBrackets('Send it.', told, false, 'action')).toBe(`Send it (${told.slice(0, -1)}).`);
  });

  test.each(['Nora will send the drawing tonight.', 'Nora cannot promise anything.', 'Nora is okay with the 17th.'])(
    'and not where it is what somebody else does: %s',
    (told) => {
      expect(inBrackets('Send it.', told, false, 'action')).toBeUndefined();
      expect(inBrackets('They crack.', told, false, 'objection')).toBe(`They crack (${told.slice(0, -1)}).`);
    },
  );
});

test('a name with a hyphen keeps its capital within a sentence', () => {
  const decisions = [{ text: 'Kerry-Ann will swap the crates.', spans: [] }];
  expect(englishOutcome({ ...noActs, decisions }, meeting).map(({ text }) => text)).toEqual([
    'It was decided that Kerry-Ann will swap the crates.',
  ]);
});
