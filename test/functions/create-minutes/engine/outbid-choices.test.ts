import { describe, expect, test } from 'vitest';
import type { DraftAmount } from '#functions/create-minutes/engine/draft.ts';
import { tellFigures } from '#functions/create-minutes/engine/english/acts/choices/tell-figures.ts';
import { asOutbid, outbidPrices, withoutOutbidChoices } from '#functions/create-minutes/engine/outbid-choices.ts';

const agreed = (value: number, turn: number, more: Partial<DraftAmount> = {}): DraftAmount => ({
  text: `${value}`,
  value,
  unit: 'USD',
  per: [],
  tax: undefined,
  kind: 'price',
  status: 'agreed',
  side: 'internal',
  spans: [{ turn, text: `${value}` }],
  ...more,
});
const choice = (text: string, turn: number) => ({ text, spans: [{ turn, text: `${text}` }] });
const choices = [choice('212,400 installed.', 10), choice('198,500, freight in.', 27)];
const rival = agreed(189_000, 14, { status: 'mentioned', kind: 'other' });
const kept = (...amounts: DraftAmount[]) =>
  withoutOutbidChoices(choices, amounts, outbidPrices(amounts)).map(({ text }) => text);

describe('a choice whose price gave way to another', () => {
  const first = agreed(212_400, 10);
  const last = agreed(198_500, 27);

  test('is none where a lower one was agreed later, after others were named', () => {
    expect(kept(first, rival, last)).toEqual(['198,500, freight in.']);
  });

  test('is none where a total was agreed after it, higher than what it was made of', () => {
    const whole = agreed(218_000, 27, { spans: [{ turn: 27, text: '218,000, all in.' }] });
    expect(kept(first, whole)).toEqual(['198,500, freight in.']);
    expect(kept(first, agreed(218_000, 27))).toHaveLength(2);
  });

  test('is none where the customer bid it, and a higher one was agreed', () => {
    const bid = agreed(212_400, 10, { side: 'external' });
    expect(kept(bid, rival, agreed(230_000, 27))).toEqual(['198,500, freight in.']);
  });

  test('stays where it settles how many there are as well', () => {
    const number = agreed(20, 10, { kind: 'volume', unit: 'pumps' });
    expect(kept(first, rival, number, last)).toHaveLength(2);
  });

  test('its price was only offered', () => {
    const amounts = [first, rival, last];
    expect(asOutbid(amounts, outbidPrices(amounts)).map(({ status }) => status)).toEqual([
      'offered',
      'mentioned',
      'agreed',
    ]);
  });

  test.each([
    ['nothing near both was named in between, so they may be of two things', [first, last]],
    ['the other one is for something else', [first, rival, agreed(4600, 27)]],
    ['it is by the month', [first, rival, agreed(198_500, 27, { per: ['month'] })]],
    ['the other one is higher', [first, rival, agreed(230_000, 27)]],
    ['the other one was only offered', [first, rival, agreed(198_500, 27, { status: 'offered' })]],
    ['nobody haggles so long', [first, rival, agreed(198_500, 127)]],
  ])('stays where %s', (_, amounts) => {
    expect(kept(...amounts)).toHaveLength(2);
  });
});

test('in how many days somebody pays is no share', () => {
  const shares = [
    agreed(40, 3, { text: 'forty', unit: 'percent' }),
    agreed(30, 3, { text: 'thirty', unit: 'percent' }),
  ];
  expect(tellFigures([choice('Dale will do forty and net thirty.', 3)], shares).map(({ text }) => text)).toEqual([
    'Dale will do forty percent and net thirty.',
  ]);
});
