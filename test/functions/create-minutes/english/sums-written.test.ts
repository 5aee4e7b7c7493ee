import { expect, test } from 'vitest';
import { sumsWritten } from '#functions/create-minutes/engine/english/wording/sums.ts';
import type { Amount } from '#functions/create-minutes/minutes/facts.ts';
import { minutesOf } from '../minutes-of.ts';

function amount(text: string, value: number, unit: string | null, turnId = 't1', per: readonly string[] = []): Amount {
  const evidence = [{ quote: text, turnIds: [turnId], start: null, end: null }];
  return { text, value, unit, per, tax: null, kind: 'price', status: 'agreed', side: 'internal', evidence } as Amount;
}

test.each([
  ['Agreed: five ninety-four for 48 months.', 'Agreed: €594 for 48 months.', amount('five ninety-four', 594, 'EUR')],
  ['Eight fifty a head, one year.', '$8.50 a head, one year.', amount('Eight fifty a head', 8.5, 'USD')],
  ['Price: thirteen five.', 'Price: 13,500.', amount('thirteen five', 13500, null)],
  ['The lid is three and a half per cent.', 'The lid is 3.5%.', amount('three and a half per cent', 3.5, 'percent')],
  ['They lost seven and a half thousand euros.', 'They lost €7,500.', amount('seven and a half thousand', 7500, 'EUR')],
])('a sum is written as the amounts read it: %s', (said, written, known) => {
  expect(sumsWritten([known])(said, ['t1'])).toBe(written);
});

test.each([
  ['is plain in words', 'Three hundred and forty a month.', amount('Three hundred and forty', 340, 'EUR')],
  ['is part of another', 'Fifty-five ninety-four a month.', amount('five ninety-four', 594, 'EUR')],
  [
    'counts things',
    'Five ninety-four it is.',
    { ...amount('five ninety-four', 594, 'crates'), kind: 'volume' as const },
  ],
  ['is a rate in no currency', 'Nine forty per driver.', amount('Nine forty', 940, null, 't1', ['driver'])],
  ['a team speaks of', 'It is five ninety-four.', { ...amount('five ninety-four', 594, 'EUR'), side: null }],
  ['is of cents', 'It is twelve and a half cents.', amount('twelve and a half', 0.125, 'EUR')],
])('what %s stays as it was said', (_, said, known) => {
  expect(sumsWritten([known])(said, ['t1'])).toBe(said);
});

test('where one sum was read in cents and another in hundreds, neither is sure', () => {
  const write = sumsWritten([amount('two eighty', 2.8, 'EUR'), amount('one ninety', 190, 'EUR')]);
  expect(write('Two eighty, and one ninety per return.', ['t1'])).toBe('Two eighty, and one ninety per return.');
});

test('words that mean two sums are read by their turns', () => {
  const write = sumsWritten([amount('thirteen five', 13500, 'EUR'), amount('thirteen five', 1350000, 'EUR', 't2')]);
  expect(write('Thirteen five.', ['t2'])).toBe('€1,350,000.');
  expect(write('Thirteen five.', ['t3'])).toBe('Thirteen five.');
});

test('minutes have their sums so, and their quotes as they were said', () => {
  const talk = [
    'Dana: Our list price for the press is six hundred and forty euros a month.',
    'Sam: That is too much for us. Could you do five ninety-four a month?',
    'Dana: I could give you a discount, five ninety-four a month, if you pay up front.',
    'Sam: Then we have a deal at five ninety-four, for two years.',
    'Dana: I will send the contract at five ninety-four by Friday.',
  ];
  const participants = [
    { name: 'Dana', side: 'internal' },
    { name: 'Sam', side: 'external' },
  ];
  const { decisions, actionItems, concessions, objections } = minutesOf({ transcript: talk.join('\n'), participants });
  const items = [...decisions, ...concessions, ...objections];
  const told = [...items.map(({ text }) => text), ...objections.map(({ response }) => response)].join(' ');
  expect(actionItems.map(({ description }) => description)).toEqual(['Send the contract at €594.']);
  expect(concessions.map(({ text }) => text).join(' ')).toContain('€594');
  expect(told).not.toMatch(/ninety-four/i);
  expect(items.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(' ')).toContain('five ninety-four');
});

test.each([
  [
    'many of a sum said just before',
    'Six thirty-six for the pair.',
    ['318,000 a machine', 318000],
    ['Six thirty-six', 636],
  ],
  [
    'one that was said in full',
    'Nora can sign twelve forty.',
    ['twelve hundred a truck', 1200],
    ['twelve forty', 12.4],
  ],
] as const)('what is sooner %s stays as it was said, whatever the amounts read', (_, said, known, short) => {
  const write = sumsWritten([amount(known[0], known[1], 'USD'), amount(short[0], short[1], 'USD')]);
  expect(write(said, ['t1'])).toBe(said);
});

test('a sum that another one bears out is written', () => {
  const write = sumsWritten([amount('four dollars ten', 4.1, 'USD'), amount('four eighty-five', 4.85, 'USD')]);
  expect(write('Four eighty-five a pallet.', ['t1'])).toBe('$4.85 a pallet.');
});
