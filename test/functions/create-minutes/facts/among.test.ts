import { expect, test } from 'vitest';
import { amongOthers } from '#functions/create-minutes/facts/amounts/weighed/among.ts';
import type { Reading } from '#functions/create-minutes/facts/amounts/weighed/reading.ts';

/** A bare number in the sentence at a place, read so. */
function reading(as: Reading['as'], value: number, index: number): Reading {
  const remark = { index, text: '', speaker: undefined, side: undefined, spans: [] };
  const quantity = { start: 0, end: 0, value, asWritten: '', per: [], tax: undefined, kind: 'bare', unit: undefined };
  return { figure: { remark, quantity, ruled: undefined }, as, way: 'bare', value, unit: undefined } as Reading;
}

const share = [{ reading: reading('percent', 30, 0), odds: 2 }];
const either = [
  { reading: reading('percent', 25, 1), odds: -0.5 },
  { reading: reading('money', 25, 1), odds: -0.5 },
];

test('a reading is held against the likely figures around it, in a line as long for each', () => {
  const [, traits] = amongOthers([share, either]);
  const [asShare, asMoney] = traits ?? [];
  expect(asShare).not.toEqual(asMoney);
  expect(asShare?.length).toBe(asMoney?.length);
});

test('what is hopeless is not weighed again, and says nothing of its neighbours', () => {
  const hopeless = [{ reading: reading('count', 7, 1), odds: -6 }];
  expect(amongOthers([hopeless, either])[0]).toEqual([undefined]);
  expect(amongOthers([hopeless, either])[1]).toEqual(amongOthers([either])[0]);
});
