import { describe, expect, test } from 'vitest';
import { fuse } from '#functions/create-minutes/engine/classifier/items/fuse.ts';
import type { Remark } from '#functions/create-minutes/facts/talk.ts';

/** One remark a turn. */
const remarks = Array.from({ length: 12 }, (_, turn): Remark => {
  const text = `remark ${turn}`;
  return { index: turn, speaker: 'A', side: 'external', text, spans: [{ turn, text }] };
});
const odds = (said: Readonly<Record<number, number>>) => Float64Array.from(remarks, (_, i) => said[i] ?? -5);
/** Each about things of its own, but for the last, which say nothing. */
const terms = remarks.map((_, i) => (i < 10 ? [`a${i}`, `b${i}`, `c${i}`] : []));
const thresholds = { keep: -2, find: 1, apart: 4 };
const fused = (items: readonly number[][], said: Readonly<Record<number, number>>) =>
  fuse(
    items.map((turns) => new Set(turns)),
    remarks,
    odds(said),
    terms,
    thresholds,
  );

describe('what the rules found', () => {
  test('stays when one of its turns is likely enough', () => {
    expect(fused([[1, 2]], { 2: -1 })).toEqual([{ item: 0, remarks: [] }]);
  });

  test('goes when none is', () => {
    expect(fused([[1, 2], [5]], { 5: 0 })).toEqual([{ item: 1, remarks: [] }]);
  });
});

describe('what the rules passed over', () => {
  test('makes an item of its own when it is likely', () => {
    expect(fused([], { 4: 2 })).toEqual([{ item: undefined, remarks: [4] }]);
  });

  test('belongs to the item right beside it, found by the rules or not', () => {
    expect(fused([[1]], { 1: 0, 3: 2, 8: 2, 9: 3 })).toEqual([
      { item: 0, remarks: [3] },
      { item: undefined, remarks: [8, 9] },
    ]);
  });

  test('is an item of its own beside another when it is surely one and about something else', () => {
    expect(fused([], { 8: 5, 9: 5, 11: 5 })).toEqual([
      { item: undefined, remarks: [8] },
      { item: undefined, remarks: [9, 11] },
    ]);
  });

  test('is no second item in a turn that has one', () => {
    expect(fused([[1]], { 1: 2 })).toEqual([{ item: 0, remarks: [] }]);
  });
});

test('what another gives himself to do is an item of its own, in a turn that takes the first as well', () => {
  const doers = { ofItem: () => 'A', ofRemark: (i: number) => (i === 2 ? 'B' : undefined) };
  const likely = odds({ 1: 2, 2: 2 });
  const items = [new Set([1, 2])];
  expect(fuse(items, remarks, likely, terms, thresholds)).toEqual([{ item: 0, remarks: [] }]);
  expect(fuse(items, remarks, likely, terms, { ...thresholds, apart: 1 }, doers)).toEqual([
    { item: 0, remarks: [] },
    { item: undefined, remarks: [2] },
  ]);
});
