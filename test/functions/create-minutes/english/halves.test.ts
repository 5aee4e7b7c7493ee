import { expect, test } from 'vitest';
import { englishOutcome } from '#functions/create-minutes/engine/english/wording/outcome.ts';
import { bestTelling } from '#functions/create-minutes/engine/english/readability/telling.ts';

const clock = { day: undefined, time: undefined, timeZone: undefined };
const unknown = { participantId: undefined, role: undefined, email: undefined };

test('half of what "and" joins is not told for the whole', () => {
  const told = 'said that the depot has looked at the small van and more or less ruled that out.';
  expect(bestTelling(told, 1).told).toBe(told);
});

test('somebody who has a role for a name has no first name', () => {
  const customer = 'Customer';
  const people = [{ speaker: customer, side: 'external' as const, name: customer, names: [], ...unknown }];
  const meeting = { sentences: [], turns: [], people, weights: new Map(), heaviest: 0, ...clock };
  const objections = [
    { text: 'I am worried about the new depot.', spans: [], raisedBy: customer, response: undefined },
  ];
  const acts = { decisions: [], actionItems: [], openQuestions: [], nextMeeting: undefined, objections };
  expect(englishOutcome(acts, meeting)[0]?.text).toContain('about the new depot');
});
