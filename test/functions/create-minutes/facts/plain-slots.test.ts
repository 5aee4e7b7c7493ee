import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const chat = Array.from({ length: 8 }, () => ['S: The kettle is on.', 'C: Mine has gone cold again.']).flat();

function statusOf(slot: string, lines: readonly string[]) {
  return minutesOf(talkOf([...chat, ...lines], { framework: 'bant' }, 'en')).framework?.[slot]?.status;
}

describe('what a customer says in so many words holds whatever the rest of the talk sounds like', () => {
  test.each([
    ['Who decides in the end is my sister.'],
    ['Who signs is the two of us.'],
    ["I'm the signatory."],
    ['Oswin signs everything on this island.'],
    ['The treasurer has the last word.'],
    ['My co-founder has to sign too.'],
    ["It's her who has to put her name on a lease."],
    ['I have the majority, so I decide.'],
    ["I'm deciding this with my brother."],
    ['The cousins say yes or no.'],
    ['That I can approve without asking anybody.'],
    ["Under twenty thousand I don't ask anybody."],
    ['Anything over sixty thousand goes to our board.'],
    ['Mine and the bursar’s, jointly.'],
  ])('authority: %s', (said) => {
    expect(statusOf('authority', [`C: ${said}`])).toBe('confirmed');
  });

  test.each([
    ['Who signs is something I would have to find out.'],
    ['Maybe the treasurer has the last word.'],
    ['The courier has to sign at the gate.'],
    ["I'd decide on the colour when the samples are here."],
    ['Over two hundred people walk past the window.'],
  ])('no authority: %s', (said) => {
    expect(statusOf('authority', [`C: ${said}`])).not.toBe('confirmed');
  });

  test.each([
    ['My number from the trustees is a hundred and seventy.'],
    ['The ceiling in the tender is nine hundred thousand pounds.'],
    ["The council's released three hundred and eighty."],
    ['We budgeted one forty for it.'],
    ['Twelve thousand is approved, for the lot.'],
    ["She's got thirty grand for the whole floor."],
    ["There's a training line with eight thousand left on it."],
    ['I can spend four and a half thousand without asking anyone.'],
  ])('budget: %s', (said) => {
    expect(statusOf('budget', [`C: ${said}`])).toBe('confirmed');
  });

  test.each([
    ['Your number was a hundred and seventy.'],
    ['The ceiling is two metres forty.'],
    ['Twelve thousand is not approved yet.'],
    ['If they released three hundred and eighty, we could talk.'],
    ['We have twelve for this van.'],
    ['Up to fifteen thousand I sign alone.'],
  ])('no budget: %s', (said) => {
    expect(statusOf('budget', [`C: ${said}`])).not.toBe('confirmed');
  });
});

describe('a question after something else leaves no slot asked and unanswered', () => {
  test.each([
    ['authority', 'Do you or your sister drive?'],
    ['timeline', 'When they tap, is there a number on the little display?'],
  ])('%s: %s', (slot, question) => {
    expect(statusOf(slot, [`S: ${question}`, "C: That I can't tell you."])).not.toBe('askedUnanswered');
  });
});
