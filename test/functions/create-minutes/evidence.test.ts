import { describe, expect, test } from 'vitest';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { openChecker } from '#functions/create-minutes/evidence/check.ts';
import { keepSupported } from '#functions/create-minutes/evidence/keep.ts';
import type { Draft } from '#functions/create-minutes/engine/draft.ts';

const turns = [
  { id: 't1', speaker: 'Ann', text: 'The fee is 12,000 dollars, Zoe said so on Monday.', start: 1, end: 2 },
  { id: 't2', speaker: 'Bob', text: 'I will pay by Friday.', start: 3, end: 4 },
  {
    id: 't3',
    speaker: 'Ann',
    text: 'Twelve thousand five hundred, then, and twelve point five percent off on the 21st.',
    start: 5,
    end: 6,
  },
  { id: 't4', speaker: '田中', text: '百二十万円で、佐藤さんが二十日までに確認します。', start: 7, end: 8 },
];
const check = openChecker(turns, findPeople(turns, [{ name: 'Cid Moy' }]));
const cites = (id: string, quote: string) => [{ turnIds: [id], start: null, end: null, quote }];
const fee = cites('t1', 'The fee is 12,000 dollars');
const pays = cites('t2', 'I will pay by Friday');
const words = cites('t3', 'Twelve thousand five hundred');
const yen = cites('t4', '百二十万円で');
const owner = (name: string) => ({ name, side: null, participantId: null });
const due = (asWritten: string) => ({ asWritten, date: null, rule: null });

const noFacts = {
  amounts: [],
  competitors: [],
  concessions: [],
  framework: undefined,
  backChannels: [],
  empty: [],
} satisfies Partial<Draft>;

describe('an item is kept', () => {
  test.each([
    ['with a verbatim quote', { text: 'The fee is 12000 dollars.', evidence: fee }],
    ['with a name from the cited turn', { text: 'It was said by Zoe.', evidence: fee }],
    ['with a number in digits that was said in words', { text: 'The fee is 12,500.', evidence: words }],
    [
      'with a decimal and a day that were said in words',
      { text: 'Ann takes off 12.5 percent on the twenty-first.', evidence: words },
    ],
    ['with a Japanese amount in digits that was said in kanji', { text: '120万円とする。', evidence: yen }],
    ['with a Japanese day in digits that was said in kanji', { text: '20日までに確認する。', evidence: yen }],
    ['with a Japanese name from the cited turn', { text: '佐藤さんが確認する。', evidence: yen }],
    ['with a Japanese name of the meeting', { text: '田中さんが述べた。', evidence: yen }],
    ['with the name of a participant', { text: 'The fee is paid by Cid.', evidence: fee }],
    [
      'with an owner and a due phrase of the meeting',
      { text: 'Pay.', evidence: pays, owner: owner('Bob'), due: due('by Friday') },
    ],
  ])('%s', (_, claim) => {
    expect(check(claim)).toBeUndefined();
  });
});

test('a day within the name of a participant is no day that was said', () => {
  const known = openChecker(turns, findPeople(turns, [{ name: '田尻 明日香' }, { name: 'April Moy' }]));
  expect(known({ text: '田尻 明日香は、120万円であると説明した。', evidence: yen })).toBeUndefined();
  expect(known({ text: '明日香は、120万円であると説明した。', evidence: yen })).toBeUndefined();
  expect(known({ text: 'April Moy told the fee.', evidence: fee })).toBeUndefined();
  expect(known({ text: '田尻 明日香は、明日払う。', evidence: yen })).toBe('a day is not in the cited turns');
});

describe('an item is rejected', () => {
  test.each([
    ['without evidence', { text: 'The fee is high.', evidence: [] }, 'no evidence'],
    [
      'with a quote that is not there',
      { text: 'The fee is high.', evidence: cites('t1', 'the fee is high') },
      'a quote is not in the cited turns',
    ],
    [
      'with a quote from another turn',
      { text: 'Paid.', evidence: cites('t1', 'I will pay') },
      'a quote is not in the cited turns',
    ],
    [
      'with a turn that does not exist',
      { text: 'Paid.', evidence: cites('t9', 'I will pay') },
      'a cited turn does not exist',
    ],
    [
      'with a number nobody said',
      { text: 'The fee is 15,000 dollars.', evidence: fee },
      'a number is not in the cited turns',
    ],
    [
      'with a number said elsewhere',
      { text: 'Pay 12,000 dollars.', evidence: pays },
      'a number is not in the cited turns',
    ],
    [
      'with a name nobody said',
      { text: 'The fee was set by Yuri.', evidence: fee },
      'a name is neither in the cited turns nor of the meeting',
    ],
    [
      'with a number in words that nobody said',
      { text: 'The fee is fifteen thousand dollars.', evidence: fee },
      'a number is not in the cited turns',
    ],
    [
      'with another decimal',
      { text: 'Ann takes off 12.4 percent.', evidence: words },
      'a number is not in the cited turns',
    ],
    ['with another Japanese amount', { text: '150万円とする。', evidence: yen }, 'a number is not in the cited turns'],
    ['with another day', { text: 'Pay by Monday.', evidence: pays }, 'a day is not in the cited turns'],
    ['with another Japanese day', { text: '月曜に確認する。', evidence: yen }, 'a day is not in the cited turns'],
    [
      'with a Japanese name nobody said',
      { text: '鈴木さんが確認する。', evidence: yen },
      'a name is neither in the cited turns nor of the meeting',
    ],
    [
      'with an owner who is nobody of the meeting',
      { text: 'Pay.', evidence: pays, owner: owner('Zoe') },
      'the owner is nobody of the meeting',
    ],
    [
      'with a due phrase nobody said',
      { text: 'Pay.', evidence: pays, due: due('by Monday') },
      'the due date is not in the cited turns',
    ],
  ])('%s', (_, claim, reason) => {
    expect(check(claim)).toBe(reason);
  });
});

describe('of a draft with inventions', () => {
  const item = (text: string, turn: number, quote: string) => ({ text, spans: [{ turn, text: quote }] });
  const paid = item('Pay.', 1, 'I will pay by Friday.');
  const stranger = { ...findPeople(turns, [{ name: 'Zoe' }])[0]! };
  const draft: Draft = {
    summary: [paid, item('The fee is 13,000 dollars.', 0, 'The fee is 12,000 dollars')],
    topics: [
      { title: 'Fee', firstTurn: 0, lastTurn: 1, points: [paid, item('Yuri agreed, and so did Yuri.', 9, 'Agreed')] },
    ],
    decisions: [item('Half of it is paid by Yuri.', 0, 'The fee is 12,000 dollars')],
    actionItems: [
      { ...paid, owner: stranger, due: undefined },
      { ...paid, owner: undefined, due: due('by Monday') },
      { ...paid, owner: undefined, due: due('by Friday') },
    ],
    openQuestions: [{ ...item('Who pays?', 0, 'Who pays?'), askedBy: 'Ann' }],
    objections: [
      { ...item('The fee is high.', 0, 'The fee is 12,000 dollars'), raisedBy: 'Ann', response: 'Take 10,000 then.' },
      { ...item('The fee is high.', 0, 'The fee is 12,000 dollars'), raisedBy: 'Ann', response: 'Take 12,000 then.' },
    ],
    nextMeeting: { ...item('Monday at 2', 1, 'I will pay by Friday.'), date: '2026-04-06', time: '14:00', rule: 'day' },
    ...noFacts,
  };
  const kept = keepSupported(draft, turns, findPeople(turns, []), null);

  test('what is borne out stays', () => {
    expect([kept.detailed, kept.topics[0]!.points, kept.actionItems].map((list) => list.length)).toEqual([1, 1, 1]);
    expect(kept.actionItems[0]).toMatchObject({ description: 'Pay.', due: { asWritten: 'by Friday' } });
    expect(kept.objections).toMatchObject([{ raisedBy: 'Ann', response: 'Take 12,000 then.' }]);
    expect(kept.nextMeeting).toBeNull();
  });

  test('every other item is listed with its section and the reason', () => {
    expect(kept.rejectedItems).toEqual([
      { section: 'summary', text: 'The fee is 13,000 dollars.', reason: 'a number is not in the cited turns' },
      { section: 'topics', text: 'Yuri agreed, and so did Yuri.', reason: 'no evidence' },
      {
        section: 'decisions',
        text: 'Half of it is paid by Yuri.',
        reason: 'a name is neither in the cited turns nor of the meeting',
      },
      { section: 'actionItems', text: 'Pay.', reason: 'the owner is nobody of the meeting' },
      { section: 'actionItems', text: 'Pay.', reason: 'the due date is not in the cited turns' },
      { section: 'openQuestions', text: 'Who pays?', reason: 'a quote is not in the cited turns' },
      { section: 'objections', text: 'The fee is high.', reason: 'a number is not in the cited turns' },
      { section: 'nextMeeting', text: 'Monday at 2', reason: 'a number is not in the cited turns' },
    ]);
  });
});

describe('of many places', () => {
  const long = Array.from({ length: 8 }, (_, i) => ({
    id: `u${i}`,
    speaker: 'Ann',
    text: i === 7 ? 'You will have it by Friday, one percent and all.' : `Remark number ${i} of the drawings.`,
    start: undefined,
    end: undefined,
  }));
  const spans = long.map(({ text }, turn) => ({ turn, text }));
  const empty = { summary: [], topics: [], decisions: [], openQuestions: [], objections: [], nextMeeting: undefined };
  const keepOf = (text: string) =>
    keepSupported(
      {
        ...empty,
        actionItems: [
          { text, spans, owner: undefined, due: { asWritten: 'by Friday', date: '2026-04-03', rule: 'weekday' } },
        ],
        ...noFacts,
      } satisfies Draft,
      long,
      findPeople(long, []),
      null,
    );

  test('those are shown that bear out what is told, the day included', () => {
    const [task] = keepOf('Send the drawings with 1 percent.').actionItems;
    expect(task?.evidence.map(({ turnIds: [id] }) => id)).toContain('u7');
    expect(task?.evidence).toHaveLength(6);
  });

  test.each([
    ['Send the drawings (the plan of 40 doors).', 'Send the drawings.'],
    ['Send the drawings (the plan of 40 doors)', 'Send the drawings'],
  ])('what stands behind an item goes where it is not borne out, and the item stays: %s', (text, left) => {
    const { actionItems, rejectedItems } = keepOf(text);
    expect(actionItems.map(({ description }) => description)).toEqual([left]);
    expect(rejectedItems).toEqual([
      {
        section: 'actionItems',
        text: '(the plan of 40 doors)',
        reason: 'a number is not in the cited turns',
      },
    ]);
  });

  test('an item that is nothing else goes as a whole', () => {
    expect(keepOf('(40 doors and 30 windows).').actionItems).toEqual([]);
  });
});

test.each([
  ['sixty grand a year', 'The fee is 60 grand a year.'],
  ['60 grand a year', 'The fee is sixty thousand a year.'],
  ['one point two million in all', 'It is 1.2 million in all.'],
  ['1,250 thousand in all', 'It is 1.25 million in all.'],
])('a number is the same in digits with its scale and in words: %s', (quote, text) => {
  const check = openChecker([{ id: 't1', speaker: 'Ann', text: quote, start: undefined, end: undefined }], []);
  const evidence = [{ turnIds: ['t1'], start: null, end: null, quote }];
  expect(check({ text, evidence })).toBeUndefined();
  expect(check({ text: text.replace(/\d+ grand|sixty|1\.25?/, '71'), evidence })).toBe(
    'a number is not in the cited turns',
  );
});
