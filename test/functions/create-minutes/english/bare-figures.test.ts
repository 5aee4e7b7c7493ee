import { expect, test } from 'vitest';
import { withCurrency } from '#functions/create-minutes/engine/english/wording/bare-figures.ts';
import type { Amount } from '#functions/create-minutes/minutes/facts.ts';
import { minutesOf } from '../minutes-of.ts';

function amount(value: number, unit: string | null, turnId = 't1', side: string | null = 'internal'): Amount {
  const evidence = [{ quote: '', turnIds: [turnId], start: null, end: null }];
  return { text: '', value, unit, per: [], tax: null, kind: 'price', status: 'agreed', side, evidence } as Amount;
}

test.each([
  ['Agreed price: 15 at 295.', 'Agreed price: 15 at €295.', amount(295, 'EUR')],
  ['The setup fee is 12,000, which hurts.', 'The setup fee is $12,000, which hurts.', amount(12000, 'USD')],
  ['From 31 to 38 a seat.', 'From 31 to £38 a seat.', amount(38, 'GBP')],
  ['Quarts at 88.', 'Quarts at CA$88.', amount(88, 'CAD')],
])('a figure is told with the currency of the amounts: %s', (said, written, known) => {
  expect(withCurrency([known])(said, ['t1'])).toBe(written);
});

test.each([
  ['has a currency before it', 'It is ZAR 295, or € 295.', [amount(295, 'ZAR')]],
  ['has a currency behind it', 'It is 1,800 rand a day.', [amount(1800, 'ZAR')]],
  ['is part of a word', 'They poured a 30-dollar shiraz.', [amount(30, 'AUD')]],
  ['counts things', 'It is 60 months, and 60 new seats.', [amount(60, 'EUR')]],
  ['is a share', 'It is 40% or 40 per cent.', [amount(40, 'EUR')]],
  ['is a year', 'They had it in 2023.', [amount(2023, 'EUR')]],
  ['is an hour', 'They meet at 12.30 or 30 past.', [amount(12, 'EUR')]],
  ['has two readings', 'It is 60.', [amount(60, 'EUR'), amount(60, 'seats')]],
  ['a team speaks of', 'It is 60.', [amount(60, 'EUR', 't1', null)]],
  ['is of another turn', 'It is 60.', [amount(60, 'EUR', 't2')]],
])('a figure that %s stays as it is', (_, said, known) => {
  expect(withCurrency(known)(said, ['t1'])).toBe(said);
});

test('minutes name the currency once it is known, and quotes stay as they were said', () => {
  const talk = [
    'Dana: Our list price for the press is 640 euros a month.',
    'Sam: That is too much for us. Could you do 595 a month?',
    'Dana: I could give you 595 a month, if you pay up front.',
    'Sam: Then we have a deal at 595, for two years.',
  ];
  const participants = [
    { name: 'Dana', side: 'internal' },
    { name: 'Sam', side: 'external' },
  ];
  const { decisions } = minutesOf({ transcript: talk.join('\n'), participants });
  expect(decisions.map(({ text }) => text).join()).toContain('€595');
  expect(decisions.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join()).toContain('at 595');
});
