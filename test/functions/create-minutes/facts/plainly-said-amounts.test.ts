import { describe, expect, test } from 'vitest';
import type { Reading } from '#functions/create-minutes/facts/amounts/weighed/reading.ts';
import { saidPlainly } from '#functions/create-minutes/facts/amounts/weighed/said-plainly.ts';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; no figure in it. */
const chat = Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat();

function said(lines: readonly string[]): readonly string[] {
  const { amounts } = minutesOf(talkOf([...chat, ...lines]));
  return amounts.map(({ value, unit }) => `${value} ${unit}`);
}

describe('a bare figure is a price by the words before it', () => {
  test.each([
    ['that of a rival', ['S: It is twenty-four euros per tablet a month.', "C: Corvado's nineteen."], '19 EUR'],
    [
      'what a rival offers',
      ['S: Each gate comes to ninety pounds.', 'C: And the Palisade people are offering us seventy-two.'],
      '72 GBP',
    ],
    [
      'what one could come to',
      [
        'S: The plan is forty dollars per desk a month.',
        'C: Too much.',
        'S: If you went for two years, I could see thirty-five.',
      ],
      '35 USD',
    ],
    [
      'what is said of a friend, though a share was spoken of nearby',
      [
        'S: We are at fifty-one euros per user and month.',
        'S: There is six percent in that already.',
        'C: Your friends from Dinkelhof are at forty-four.',
        'S: Without support. I could go to forty-six.',
      ],
      '46 EUR',
    ],
    ['up to what one may sign', ['C: The chairman has to see anything past three million.'], '3000000 null'],
  ] as const)('%s', (_, lines, expected) => {
    expect(said(lines)).toContain(expected);
  });

  test('but not far from any price', () => {
    expect(said(['S: It is nine hundred euros per tablet.', "C: Their Corvado's eleven."])).toEqual(['900 EUR']);
  });
});

describe('a figure that little speaks for', () => {
  const reading = (text: string, value: number, index: number): Reading => {
    const asWritten = String(value);
    const start = text.indexOf(asWritten);
    const end = start + asWritten.length;
    const quantity = { start, end, value, asWritten, kind: 'bare', unit: undefined, per: [], tax: undefined } as const;
    const remark = { index, text, speaker: 'C', side: 'external', spans: [] } as const;
    return { figure: { quantity, remark, ruled: undefined }, as: 'money', way: 'bare', value, unit: undefined };
  };
  const isTold = (text: string) =>
    saidPlainly([{ reading: reading(text, 19, 5), odds: -1 }], [reading('That is 24.', 24, 2)]) !== undefined;

  test.each([
    ["Corvado's 19.", true],
    ['Corvado are at 19, all in.', true],
    ['They offered us 19 for the lot.', true],
    ["They're offering us 19 a month.", true],
    ['I could go to 19.', false],
    ['I could get it to 19.', true],
    ["That's another 19.", true],
    ["It's 19.", false],
    ["You're at 19 now.", false],
    ['The plant in Waterford is 19.', false],
    ['Corvado are at 19 percent.', false],
    ['Their people are at 19 on Monday.', false],
  ])('%s', (text, expected) => {
    expect(isTold(text)).toBe(expected);
  });
});

describe('a share is told without its unit', () => {
  test.each([
    [
      ['S: You would get twenty percent on every sale.', 'C: The margin is thin.', 'C: I was thinking of thirty-five.'],
      '35 percent',
    ],
    [['C: About the margin.', 'C: You write twenty percent.', 'C: With Ofenwerk we have twenty-six.'], '26 percent'],
  ] as const)('%j', (lines, expected) => {
    expect(said(lines)).toContain(expected);
  });

  test('but not where a warranty is spoken of', () => {
    expect(said(['C: The margin is eighteen percent.', 'C: And their warranty is ten.'])).toEqual(['18 percent']);
  });
});

test.each([
  ['a bet', ['S: It is ninety dollars a month for each van.', 'C: I had a tenner on you saying that.'], ['90 USD']],
  [
    'a size',
    ['S: The oven is nine hundred pounds.', "S: It's six hundred by six hundred, same as yours."],
    ['900 GBP'],
  ],
  ['thanks', ['S: It is ninety dollars a month for each van.', 'C: Great, thanks a million.'], ['90 USD']],
  ['an hour', ['S: The crane is nine thousand dollars a week.', "C: I'll be at the site for eight."], ['9000 USD']],
] as const)('%s is no sum', (_, lines, expected) => {
  expect(said(lines)).toEqual(expected);
});
