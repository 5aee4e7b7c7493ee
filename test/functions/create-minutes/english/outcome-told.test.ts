import { describe, expect, test } from 'vitest';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { englishOutcome } from '#functions/create-minutes/engine/english/wording/outcome.ts';
import { emptyMeeting, noActs } from '../nothing-said.ts';

const told = (acts: Partial<Acts>) => englishOutcome({ ...noActs, ...acts }, emptyMeeting).map(({ text }) => text);

describe('what was settled is told', () => {
  test.each([
    ['First week of September is good.', 'Agreed: first week of September.'],
    ['Exclusive in hotels and cafés is acceptable for them.', 'Agreed: exclusive in hotels and cafés.'],
    ['The draft of the contract is fine with Moira.', 'Agreed: the draft of the contract.'],
    ['One quarter, and the customer takes full trucks.', 'Agreed: one quarter, and the customer takes full trucks.'],
    ['Two full days instead of the four halves.', 'Agreed: two full days instead of the four halves.'],
    ['The vendor installs the readers in June.', 'It was decided that the vendor installs the readers in June.'],
  ])('as a sentence only where it is one, and without how it was taken: %s', (text, expected) => {
    expect(told({ decisions: [{ text, spans: [] }] })).toEqual([expected]);
  });
});

test('a deed is told as one where it was said so, though a name stands behind it', () => {
  const text = 'Take Dublin first.';
  const spans = [{ turn: 0, text: "Let's take Dublin first." }];
  expect(told({ decisions: [{ text, spans }] })).toEqual(['It was decided to take Dublin first.']);
  expect(told({ decisions: [{ text, spans: [] }] })).toEqual([]);
});

describe('a question is told', () => {
  const asked = (text: string) => told({ openQuestions: [{ text, spans: [], askedBy: undefined }] });

  test.each([
    'Capped at what?',
    'Is that in it?',
    'Why does it happen?',
    'When in June?',
    'Who is liable for that?',
    'What is the rate limit of the connector on that?',
    'Will it take two?',
  ])('not where only those who were there know what it is about: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });

  test.each(['Does the cabinet talk to Cordance?', 'Do the loggers work in a flooded pit?'])(
    'where it names it: %s',
    (text) => {
      expect(asked(text)).toHaveLength(1);
    },
  );
});

describe('an objection is told', () => {
  const raised = (text: string) => told({ objections: [{ text, spans: [], raisedBy: 'Tess', response: undefined }] });

  test.each(['That is too much.', 'This is an insult.', 'It is a lot to pay.'])(
    'not where it judges what is not told: %s',
    (text) => {
      expect(raised(text)).toEqual([]);
    },
  );

  test('where it names what it judges', () => {
    expect(raised('The trustees do not pay anybody a year in advance.')).toHaveLength(1);
  });
});
