import { expect, test } from 'vitest';
import { type Candidate, selectCovering } from '#functions/create-minutes/engine/select.ts';

const candidate = (index: number, ...terms: readonly string[]): Candidate => ({ index, terms, cost: 10, quality: 1 });
const weights = new Map(['van', 'crate', 'lid', 'door'].map((term) => [term, 1]));
const chosen = (candidates: readonly Candidate[], most: number, broken: readonly number[]) =>
  selectCovering(candidates, weights, { most, readable: ({ index }) => (broken.includes(index) ? 0.05 : 1) }).map(
    ({ index }) => index,
  );

test('what reads badly gives way to what covers the same', () => {
  expect(chosen([candidate(0, 'van', 'crate'), candidate(1, 'van', 'crate')], 1, [0])).toEqual([1]);
});

test('what reads badly is chosen where nothing else covers it', () => {
  expect(chosen([candidate(0, 'van', 'crate'), candidate(1, 'lid', 'door')], 2, [0])).toEqual([0, 1]);
});

test('only what might be picked is judged', () => {
  const judged: number[] = [];
  const many = Array.from({ length: 100 }, (_, i) => ({ ...candidate(i, 'van'), quality: 1 / (i + 1) }));
  selectCovering(many, weights, { most: 1, readable: ({ index }) => judged.push(index) && 1 });
  expect(judged).toEqual([0]);
});

test('a term that is not told is not covered', () => {
  const candidates = [candidate(0, 'van', 'crate', 'lid'), candidate(1, 'crate', 'door'), candidate(2, 'door')];
  const printed = ({ terms }: Candidate) => ({ length: 1, terms: terms.slice(0, 1) });
  expect(selectCovering(candidates, weights, { most: 2, printed }).map(({ index }) => index)).toEqual([0, 1]);
});
