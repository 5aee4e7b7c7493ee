import { describe, expect, test } from 'vitest';
import type { DraftAmount } from '#functions/create-minutes/engine/draft.ts';
import { tellFigures } from '#functions/create-minutes/engine/english/acts/tell-figures.ts';
import { withoutOutbidChoices } from '#functions/create-minutes/engine/outbid-choices.ts';

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
const kept = (...amounts: DraftAmount[]) =>
  withoutOutbidChoices([choice('212,400 installed.', 10), choice('198,500, freight in.', 27)], amounts).map(
    ({ text }) => text,
  );

describe('a choice whose price gave way to another', () => {
  test('is none where a lower one was agreed later', () => {
    expect(kept(agreed(212_400, 10), agreed(198_500, 27))).toEqual(['198,500, freight in.']);
  });

  test.each([
    ['the other one is for something else', agreed(212_400, 10), agreed(4600, 27)],
    ['it is by the month', agreed(212_400, 10), agreed(198_500, 27, { per: ['month'] })],
    ['the other one is higher', agreed(212_400, 10), agreed(230_000, 27)],
    ['the other one was only offered', agreed(212_400, 10), agreed(198_500, 27, { status: 'offered' })],
    ['nobody haggles so long', agreed(212_400, 10), agreed(198_500, 127)],
  ])('stays where %s', (_, first, second) => {
    expect(kept(first, second)).toHaveLength(2);
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
