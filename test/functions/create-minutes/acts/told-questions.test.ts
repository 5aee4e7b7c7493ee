import { describe, expect, test } from 'vitest';
import { withMatter } from '#functions/create-minutes/engine/english/acts/questions/short-questions.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { tellQuestions } from '#functions/create-minutes/engine/english/acts/questions/tell-questions.ts';

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
    { remarks: [], code: 'en', people },
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
  expect(told('Is there a spare pump in there ivo')).toBe('Is there a spare pump in there?');
  expect(told('Is there a pump that suits ivo')).toBe('Is there a pump that suits ivo?');
});

test.each([
  ["I'm thinking maybe the eighteenth?"],
  ['Would Thursday at three work?'],
  ['Shall we say the 9th, same time?'],
])('on which day to meet is no open question: %s', (said) => {
  expect(told(said)).toBeUndefined();
});

describe('a question that only points back is told with what it points at', () => {
  const say = (speaker: string, text: string, index: number) => ({
    index,
    speaker,
    side: undefined,
    text,
    spans: [{ turn: index, text }],
  });
  const openOf = (...lines: readonly (readonly [speaker: string, text: string])[]) => {
    const remarks = lines.map(([speaker, text], i) => say(speaker, text, i));
    const last = remarks.at(-1);
    const open = { text: last?.text ?? '', spans: last?.spans ?? [], askedBy: last?.speaker };
    const acts = { decisions: [], actionItems: [], openQuestions: [open], objections: [], nextMeeting: undefined };
    return withMatter(acts, { code: 'en', remarks, people: [] }, { people, turns: [] }).openQuestions.map(
      (one) => one.text,
    );
  };

  test.each([
    [
      [
        ['Ivo', 'We could reuse the old pump.'],
        ['Nora', 'Could we?'],
      ],
      'Could we reuse the old pump?',
    ],
    [
      [
        ['Ivo', 'It runs out on the 31st of May.'],
        ['Nora', 'Does it?'],
      ],
      'Does it run out on the 31st of May?',
    ],
    [
      [
        ['Nora', 'Is the pump included?'],
        ['Ivo', 'Next year, yes.'],
        ['Nora', 'And after that?'],
      ],
      'Is the pump included? And after that?',
    ],
  ] as const)('%j', (lines, told) => {
    expect(openOf(...lines)).toEqual([told]);
  });

  const inOneTurn = (...texts: readonly string[]) => {
    const remarks = texts.map((text, i) => ({ ...say('Nora', text, i), spans: [{ turn: 0, text }] }));
    return (at: number) => {
      const open = { text: remarks[at]?.text ?? '', spans: remarks[at]?.spans ?? [], askedBy: 'Nora' };
      const acts = { decisions: [], actionItems: [], openQuestions: [open], objections: [], nextMeeting: undefined };
      const told = withMatter(acts, { code: 'en', remarks, people: [] }, { people, turns: [] });
      return told.openQuestions.map((one) => one.text);
    };
  };

  test.each([
    [['The gift cards?', 'Do they carry over?'], 'The gift cards: do they carry over?'],
    [
      ['The old slides too?', 'We have ten years of them.', 'Can your viewer open those?'],
      'The old slides: can your viewer open those?',
    ],
    [
      ['A depot in Wales?', 'Is there somebody near us with spares?'],
      'A depot in Wales: is there somebody near us with spares?',
    ],
  ])('what is named and then asked about in full: %j', (texts, told) => {
    expect(inOneTurn(...texts)(0)).toEqual([told]);
  });

  test('and is kept where who asks has just said what about', () => {
    expect(inOneTurn('We are still short nine crates from the March delivery.', 'When is that?')(1)).toEqual([
      'When is that?',
    ]);
  });

  test.each([
    ['With our crest on it?', 'With our crest on it? (Members get a printed card by post).'],
    ['For the under-tens?', 'For the under-tens? (Members get a printed card by post).'],
    ['Is the crest on it?', 'Is the crest on it?'],
  ])('what adds to a sentence stands with it: %s', (asked, told) => {
    expect(openOf(['Ivo', 'Members get a printed card by post.'], ['Nora', asked])).toEqual([told]);
  });

  test('a matter that is brought up is told with what is asked on it', () => {
    const remarks = [
      say('Nora', 'What about the contract length?', 0),
      say('Nora', 'Would we have to commit to three years?', 1),
    ];
    const open = {
      text: 'What about the contract length?',
      spans: [{ turn: 0, text: 'What about the contract length?' }],
      askedBy: 'Nora',
    };
    const acts = { decisions: [], actionItems: [], openQuestions: [open], objections: [], nextMeeting: undefined };
    expect(
      withMatter(acts, { code: 'en', remarks, people: [] }, { people, turns: [] }).openQuestions.map((one) => one.text),
    ).toEqual(['The contract length: would we have to commit to three years?']);
  });

  test('and left out where that is nothing', () => {
    expect(openOf(['Ivo', 'Oh dear.'], ['Nora', 'Does it?'])).toEqual([]);
  });
});

test('what asks for a deed is no open question', () => {
  expect(told('Could one of you talk to our insurer?')).toBeUndefined();
});

test('what somebody says he will find out is told as it was asked', () => {
  const lines = [
    ['Tess', "I can't decide that today."],
    ['Tess', "When's it switched off?"],
    ['Ivo', "I'd have to look, it's by exchange."],
    ['Ivo', "I'll find out the date for your two and come back to you."],
  ] as const;
  const remarks = lines.map(([speaker, text], index) => ({
    index,
    speaker,
    side: undefined,
    text,
    spans: [{ turn: index, text }],
  }));
  const { openQuestions } = tellQuestions(
    {
      decisions: [],
      actionItems: [],
      openQuestions: [{ text: lines[3][1], spans: remarks[3]?.spans ?? [], askedBy: 'Ivo' }],
      objections: [],
      nextMeeting: undefined,
    },
    { remarks, code: 'en', people },
    { people },
  );
  expect(openQuestions).toMatchObject([{ text: "When's it switched off?", askedBy: 'Tess' }]);
  expect(openQuestions[0]?.spans.map(({ turn }) => turn)).toEqual([1, 3]);
});
