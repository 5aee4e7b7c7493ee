import { describe, expect, test } from 'vitest';
import { distinctAmounts, isSameAmount, pairAmounts } from '#infra/quality/sales/amounts.ts';
import { figuresOf } from '#infra/quality/sales/figures.ts';
import { type Gold, nothingAnnotated } from '#infra/quality/sales/gold.ts';
import { shareOf } from '#infra/quality/sales/keywords.ts';
import { isSamePerson, tallyCompetitors } from '#infra/quality/sales/names.ts';
import { printSales } from '#infra/quality/sales/sales-table.ts';
import { scoreCase } from '#infra/quality/sales/score-case.ts';
import { readTold } from '#infra/quality/sales/told.ts';

const nothing: Gold = { id: 'one', language: 'en', ...nothingAnnotated };
const turns = [
  'I will mail you the price list.',
  'Please do, by Friday.',
  'It rains a lot here.',
  'We take the small one.',
];
const at = (turn: number) => [{ turnIds: [`t${turn + 1}`], quote: turns[turn] ?? '' }];
const score = (answer: unknown, gold: Partial<Gold>) => scoreCase(readTold(answer, turns), { ...nothing, ...gold });

test.each([
  ['from the start of a word', 'Order 85 seats.', ['seat'], 1],
  ['not from its middle', 'It was a great treat.', ['eat', 'seat'], 0],
  ['of up to three letters as a whole', 'The pole broke.', ['PO'], 0],
  ['of up to three letters in the plural', 'Two POs came.', ['PO'], 1],
  ['that are figures as whole numbers', 'Order 185 seats.', ['85'], 0],
  ['whatever the separator of thousands', 'It costs 1,200,000.', ['1200000'], 1],
  ['in one of several ways', 'We take twelve.', ['12|twelve', 'month|year'], 0.5],
  ['only with the one that is needed', 'We take twelve a year.', ['!85|eighty five', 'year'], 0],
  ['of Japanese anywhere, blanks or not', '新しい お見積り を送る', ['!見積', '送'], 1],
  ['whatever the width', 'ＰＯを出す', ['PO'], 1],
])('keywords count %s', (_, text, keywords, share) => {
  expect(shareOf(text, keywords)).toBe(share);
});

test.each([
  ['Ann Lee', 'Ann Lee', true],
  ['Ann', 'Ann Lee', true],
  ['Anna', 'Ann Lee', false],
  ['小林さん', '小林 真帆', true],
  ['小林真帆', '小林 真帆', true],
  [null, null, true],
  [null, 'Ann Lee', false],
  ['Ann Lee', null, false],
])('%s as the owner where it is %s: %s', (told, gold, same) => {
  expect(isSamePerson(told, gold)).toBe(same);
});

test.each([
  [{ value: 1200, unit: 'USD' }, { value: 1200, unit: 'USD' }, true],
  [{ value: 1200, unit: 'EUR' }, { value: 1200, unit: 'USD' }, false],
  [{ value: 1200, unit: null }, { value: 1200, unit: 'USD' }, true],
  [{ value: 40, unit: 'users' }, { value: 40, unit: 'seats' }, true],
  [{ value: 40, unit: 'percent' }, { value: 40, unit: 'seats' }, false],
  [{ value: 900, unit: 'CAD' }, { value: 900, unit: 'USD|CAD' }, true],
  [{ value: 6, unit: 'か月' }, { value: 6, unit: 'months' }, true],
])('%o is the same figure as %o: %s', (told, gold, same) => {
  expect(isSameAmount(told, gold)).toBe(same);
});

test('a figure that is told twice counts once, and goes to the required one', () => {
  const told = distinctAmounts([
    { value: 30, unit: 'seats' },
    { value: 30, unit: 'users' },
  ]);
  const gold = [
    { value: 30, unit: 'seats', turns: [1], optional: true },
    { value: 30, unit: 'licences', turns: [1], optional: false },
  ];
  expect([...pairAmounts(told, gold)]).toEqual([[0, 1]]);
});

test('competitors are found in other spellings, optional ones are no strangers, others are', () => {
  const gold = { ...nothing, competitors: ['Acme Flow|AcmeFlow', 'Borealis'], competitorsOptional: ['Cindy'] };
  expect(tallyCompetitors(['AcmeFlow Inc', 'Cindy', 'Zed'], gold)).toEqual({ hits: 1, wrong: 1, missed: 1 });
});

describe('an item', () => {
  const wanted = { text: 'Take the small one.', turns: [3], keywords: ['!small', 'take'], optional: false };

  test.each([
    ['rests on the same turn', { text: 'Chosen.', evidence: at(3) }, { hits: 1, wrong: 0, missed: 0 }],
    ['says it in other words', { text: 'The small one is taken.', evidence: [] }, { hits: 1, wrong: 0, missed: 0 }],
    [
      'quotes it from a turn wrongly numbered',
      { text: '-', evidence: [{ turnIds: ['t1'], quote: turns[3] }] },
      { hits: 1, wrong: 0, missed: 0 },
    ],
    ['is about something else', { text: 'It rains.', evidence: at(2) }, { hits: 0, wrong: 1, missed: 1 }],
    ['lacks the needed word', { text: 'Take the big one.', evidence: [] }, { hits: 0, wrong: 1, missed: 1 }],
  ])('that %s counts accordingly', (_, item, tally) => {
    expect(score({ decisions: [item] }, { decisions: [wanted] }).items.decisions).toEqual(tally);
  });

  test('that is found twice counts once', () => {
    const decisions = [
      { text: 'The small one.', evidence: at(3) },
      { text: 'Take the small one.', evidence: at(3) },
    ];
    expect(score({ decisions }, { decisions: [wanted] }).items.decisions).toEqual({ hits: 1, wrong: 1, missed: 0 });
  });

  test('that is optional counts neither way', () => {
    const decisions = [{ ...wanted, optional: true }];
    expect(score({}, { decisions }).items.decisions).toEqual({ hits: 0, wrong: 0, missed: 0 });
    expect(
      score({ decisions: [{ text: 'The small one.', evidence: at(3) }] }, { decisions }).items.decisions.wrong,
    ).toBe(0);
  });
});

describe('an action item', () => {
  const wanted: Gold['actionItems'][number] = {
    text: 'Mail the price list.',
    turns: [0, 1],
    keywords: ['!price list', 'mail'],
    optional: false,
    owner: 'Ann Lee',
    ownerAlso: [null],
    due: '2026-04-03',
    dueAlso: [],
  };
  const told = {
    description: 'Mail the price list.',
    owner: { name: 'Ann Lee' },
    due: { date: '2026-04-03' },
    evidence: at(0),
  };

  test.each([
    ['by the right one in time', told, 1, 1],
    ['by nobody, which is right too', { ...told, owner: null }, 1, 1],
    ['by somebody else', { ...told, owner: { name: 'Bob Roe' } }, 0, 1],
    ['a day late', { ...told, due: { date: '2026-04-04' } }, 1, 0],
    ['at some time', { ...told, due: { date: null } }, 1, 0],
  ])('%s', (_, item, owner, due) => {
    expect(score({ actionItems: [item] }, { actionItems: [wanted] })).toMatchObject({
      owner: { right: owner, of: 1 },
      due: { right: due, of: 1 },
    });
  });
});

describe('the next meeting', () => {
  const gold = { date: '2026-04-10', time: '09:30' };

  test.each([
    ['on the day and at the time', { date: '2026-04-10', time: '09:30' }, gold, { right: 1, of: 1 }],
    ['on the day', { date: '2026-04-10', time: null }, gold, { right: 1, of: 1 }],
    ['on the day at another time', { date: '2026-04-10', time: '10:00' }, gold, { right: 0, of: 1 }],
    ['missing', null, gold, { right: 0, of: 1 }],
    ['made up', { date: '2026-04-10', time: null }, null, { right: 0, of: 1 }],
    ['rightly absent', null, null, { right: 0, of: 0 }],
  ])('%s', (_, told, nextMeeting, rate) => {
    const answer = { nextMeeting: told && { ...told, evidence: at(1) } };
    expect(score(answer, { nextMeeting }).nextMeeting).toEqual(rate);
  });
});

test('a balanced BANT figure does not reward one status everywhere', () => {
  const slot = (status: 'confirmed' | 'mentioned') => ({ status, statusAlso: [] });
  const bant = {
    budget: slot('mentioned'),
    authority: slot('confirmed'),
    need: slot('confirmed'),
    timeline: slot('confirmed'),
  };
  const framework = Object.fromEntries(Object.keys(bant).map((name) => [name, { status: 'confirmed' }]));
  expect(figuresOf([score({ framework }, { framework: { bant } })]).bant).toEqual({ accuracy: 0.75, balanced: 0.5 });
});

test('a right item may mention a trap, a wrong one is caught in it', () => {
  const gold: Partial<Gold> = {
    decisions: [{ text: 'Take the small one.', turns: [3], keywords: ['!small', 'take'], optional: false }],
    mustNotAppear: [{ kind: 'decision', about: 'the big one', keywords: ['big'], unless: [], turns: [2] }],
  };
  const caught = (text: string) => score({ decisions: [{ text, evidence: [] }] }, gold).traps.right;
  expect([caught('Take the small one, not the big one.'), caught('Take the big one.')]).toEqual([0, 1]);
});

test('figures of several meetings are made of their summed counts', () => {
  const decisions = [{ text: 'Take the small one.', turns: [3], keywords: ['!small', 'take'], optional: false }];
  const right = score({ decisions: [{ text: 'Take the small one.', evidence: at(3) }] }, { decisions });
  const wrong = score({ decisions: [{ text: 'It rains.', evidence: at(2) }] }, { decisions });
  const figures = figuresOf([right, wrong, wrong]);
  expect(figures.items.decisions).toEqual({ precision: 1 / 3, recall: 1 / 3, f1: 1 / 3 });
  expect(printSales({ all: figures })).toContain('33.3 /  33.3 /  33.3');
});

test('details say what is missing and what is wrong, of days, owners and figures too', () => {
  const action = { owner: 'Ann Lee', ownerAlso: [], due: '2026-03-06', dueAlso: [], optional: false };
  const { remarks } = score(
    {
      actionItems: [{ description: 'Mail the price list.', owner: { name: 'Ben' }, due: null, evidence: at(0) }],
      amounts: [{ value: 85, unit: 'seats', evidence: at(3) }],
      nextMeeting: { date: '2026-03-04', time: null, evidence: at(1) },
    },
    {
      actionItems: [{ ...action, text: 'Mail the price list.', turns: [0], keywords: ['!price'] }],
      amounts: [{ value: 900, unit: 'USD', turns: [3], optional: false }],
    },
  );
  expect(remarks).toEqual([
    'wrong, owner: Ben in place of Ann Lee: Mail the price list.',
    'wrong, due: null in place of 2026-03-06: Mail the price list.',
    'missed, amounts: 900 USD',
    'wrong, amounts: 85 seats',
    'wrong, nextMeeting: 2026-03-04 in place of none',
  ]);
});
