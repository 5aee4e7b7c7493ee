import { expect, test } from 'vitest';
import { traitsOfProposals } from '#functions/create-minutes/engine/classifier/items/proposal-traits.ts';
import { proposalsOf } from '#functions/create-minutes/engine/classifier/items/proposals.ts';
import type { Heard } from '#functions/create-minutes/engine/classifier/surroundings.ts';

const size = 12;
/** One remark a turn, each about a thing of its own. */
const heard = Array.from({ length: size }, (_, turn): Heard => {
  const text = `remark ${turn}`;
  const remark = { index: turn, speaker: 'A', side: 'external', text, spans: [{ turn, text }] } as const;
  return { remark, odds: new Float64Array(20).fill(-5), terms: [`term${turn}`] };
});
const odds = (said: Readonly<Record<number, number>>) => Float64Array.from(heard, (_, i) => said[i] ?? -8);
const ruled = (...turns: readonly number[]) => ({ text: '', spans: turns.map((turn) => ({ turn, text: '' })) });
const thresholds = { keep: -4, find: -3, part: -1, least: -2.25 };

test('what lies near an item and tells little is looked at and is no evidence of it', () => {
  const [own] = proposalsOf([ruled(4)], heard, odds({ 4: 0, 5: -2, 6: 1 }), thresholds);
  expect(own).toEqual({ item: 0, found: [6], remarks: [4, 5, 6], turns: [4, 6] });
});

test('an item that only the classifier sees rests at least on its likeliest remark', () => {
  expect(proposalsOf([], heard, odds({ 7: -2.5, 8: -2 }), thresholds)).toEqual([
    { item: undefined, found: [8], remarks: [7, 8], turns: [8] },
  ]);
});

test('remarks of which none is likely are no proposal', () => {
  expect(proposalsOf([], heard, odds({ 7: -2.5, 8: -2.75 }), thresholds)).toEqual([]);
});

test('proposals of one act have as many traits each, whatever they are made of, and the same again for the same talk', () => {
  const said = { 1: 0.5, 4: -2, 8: 2, 9: 1 };
  const acts = { decision: odds(said), action: odds({ 1: 3 }), question: odds({}), objection: odds({ 9: 1 }) };
  const proposals = proposalsOf([ruled(1)], heard, acts.decision, thresholds);
  const traits = traitsOfProposals('decision', proposals, acts, heard);
  expect(traits).toHaveLength(proposals.length);
  expect(new Set(traits.map((row) => row.length)).size).toBe(1);
  expect(traits.flatMap((row) => [...row]).every(Number.isFinite)).toBe(true);
  expect(traitsOfProposals('decision', proposals, acts, heard)).toEqual(traits);
});

test('a talk without proposals has no traits', () => {
  const none = { decision: odds({}), action: odds({}), question: odds({}), objection: odds({}) };
  expect(traitsOfProposals('action', proposalsOf([], heard, none.action, thresholds), none, heard)).toEqual([]);
});
