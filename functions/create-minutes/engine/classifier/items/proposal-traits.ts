import { likelihood } from '../../feature-odds.ts';
import { leastOdds } from '../hear.ts';
import { type Act, acts, kinds } from '../model.ts';
import type { Proposal } from './proposals.ts';
import type { Heard } from '../surroundings.ts';

/** The odds of every remark for each act. */
export type ActOdds = Readonly<Record<Act, Float64Array>>;

/** Remarks after and before a proposal that may take it up, answer it or take it back. */
const windows = [
  [1, 3],
  [4, 8],
  [-3, -1],
  [-8, -4],
] as const;
/** Of what is said around it these kinds tell something, besides the acts. */
const around = (['reply', 'appointment', 'need', 'amount'] as const).map((kind) => kinds.indexOf(kind));
const farTurns = 99;

/**
 * What the last step sees of each proposal of one act: the odds of its remarks taken together, what is said around it, how it
 * stands among the others, and what it is made of. Takes time that grows with the number of remarks.
 */
export function traitsOfProposals(
  act: Act,
  proposals: readonly Proposal[],
  odds: ActOdds,
  heard: readonly Heard[],
): readonly Float64Array[] {
  const best = proposals.map(({ remarks }) => most(remarks, (i) => odds[act][i]));
  const ranks = ranksOf(best);
  const neighbours = neighboursOf(proposals, best);
  const mentions = mentionsOf(heard);
  const expected = odds[act].reduce((sum, one) => sum + likelihood(one), 0);
  return proposals.map((proposal, at) =>
    Float64Array.from([
      ...[proposals.length, expected, best[at] ?? leastOdds, ranks[at] ?? 0, ...(neighbours[at] ?? [])],
      ...oddsWithin(proposal, odds, heard),
      ...oddsAround(proposal, odds, heard),
      ...makeOf(proposal, heard),
      ...echoesOf(proposal, heard, mentions),
      ...headOf(proposal, odds[act], heard),
    ]),
  );
}

function most(remarks: readonly number[], oddsOf: (remark: number) => number | undefined): number {
  return remarks.reduce((sum, i) => Math.max(sum, oddsOf(i) ?? leastOdds), leastOdds);
}

/** 0 for the likeliest. */
function ranksOf(best: readonly number[]): readonly number[] {
  const ranks = new Array<number>(best.length).fill(0);
  const order = [...best.keys()].sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0) || a - b);
  for (const [rank, at] of order.entries()) ranks[at] = rank;
  return ranks;
}

/** How likely the nearest of the others is, and how many turns away. */
function neighboursOf(proposals: readonly Proposal[], best: readonly number[]): readonly (readonly number[])[] {
  const ranges = proposals.map(({ turns }) => ({ from: Math.min(...turns), to: Math.max(...turns) }));
  const order = [...proposals.keys()].sort((a, b) => (ranges[a]?.from ?? 0) - (ranges[b]?.from ?? 0) || a - b);
  const found: (readonly number[])[] = [];
  for (const [place, at] of order.entries()) {
    const own = ranges[at] ?? { from: 0, to: 0 };
    const [near] = [order[place - 1], order[place + 1]]
      .flatMap((other) => {
        const range = other === undefined ? undefined : ranges[other];
        if (other === undefined || !range) return [];
        const apart = Math.max(0, range.from - own.to, own.from - range.to);
        return [{ odds: best[other] ?? leastOdds, apart: Math.min(farTurns, apart) }];
      })
      .sort((a, b) => a.apart - b.apart);
    found[at] = near ? [near.odds, near.apart] : [leastOdds, farTurns];
  }
  return found;
}

/** Of each act the most, the second most and the sum; of each kind the most. */
function oddsWithin({ remarks }: Proposal, odds: ActOdds, heard: readonly Heard[]): readonly number[] {
  const ofActs = acts.flatMap((act) => {
    const own = remarks.map((i) => odds[act][i] ?? leastOdds).sort((a, b) => b - a);
    return [own[0] ?? leastOdds, own[1] ?? leastOdds, own.reduce((sum, one) => sum + likelihood(one), 0)];
  });
  return [...ofActs, ...[...kinds.keys()].map((kind) => most(remarks, (i) => heard[i]?.odds[kind]))];
}

function oddsAround({ remarks }: Proposal, odds: ActOdds, heard: readonly Heard[]): readonly number[] {
  const [first = 0, last = 0] = [remarks[0], remarks.at(-1)];
  return windows.flatMap(([from, to]) => {
    const edge = from > 0 ? last : first;
    const some = Array.from({ length: to - from + 1 }, (_, i) => edge + from + i);
    return [
      ...acts.map((act) => most(some, (i) => odds[act][i])),
      ...around.map((kind) => most(some, (i) => heard[i]?.odds[kind])),
    ];
  });
}

/** How long it is, where it stands, who says it. */
function makeOf({ item, found, remarks, turns }: Proposal, heard: readonly Heard[]): readonly number[] {
  const [first = 0, last = 0] = [remarks[0], remarks.at(-1)];
  const own = remarks.flatMap((i) => heard[i]?.remark ?? []);
  const sides = new Set(own.map(({ side }) => side));
  const text = own.map((remark) => remark.text).join(' ');
  return [
    ...[item === undefined ? 0 : 1, found.length, remarks.length, turns.length],
    ...[first / heard.length, last / heard.length, last - first, heard.length - last],
    ...[sides.size, sides.has('internal') ? 1 : 0, sides.has('external') ? 1 : 0],
    new Set(own.map(({ speaker }) => speaker)).size,
    ...[text.length, text.length / Math.max(1, own.length), asks.test(text) ? 1 : 0, /\d/.test(text) ? 1 : 0],
  ];
}

const asks = /[?？]/;

interface Mentions {
  readonly first: ReadonlyMap<string, number>;
  readonly last: ReadonlyMap<string, number>;
}

function mentionsOf(heard: readonly Heard[]): Mentions {
  const [first, last] = [new Map<string, number>(), new Map<string, number>()];
  for (const [i, { terms }] of heard.entries())
    for (const term of terms) {
      if (!first.has(term)) first.set(term, i);
      last.set(term, i);
    }
  return { first, last };
}

/** How many terms it has, and how many of them come up after it and before it. */
function echoesOf({ remarks }: Proposal, heard: readonly Heard[], { first, last }: Mentions): readonly number[] {
  const terms = [...new Set(remarks.flatMap((i) => heard[i]?.terms ?? []))];
  const [from = 0, to = 0] = [remarks[0], remarks.at(-1)];
  return [
    terms.length,
    terms.filter((term) => (last.get(term) ?? 0) > to).length,
    terms.filter((term) => (first.get(term) ?? 0) < from).length,
  ];
}

/** The likeliest of its remarks. */
function headOf({ remarks }: Proposal, odds: Float64Array, heard: readonly Heard[]): readonly number[] {
  const head = remarks.reduce((best, i) => ((odds[i] ?? 0) > (odds[best] ?? 0) ? i : best), remarks[0] ?? 0);
  const own = heard[head];
  if (!own) return [0, 0, 0, 0];
  const { remark, terms } = own;
  return [remark.text.length, terms.length, asks.test(remark.text) ? 1 : 0, remark.side === 'internal' ? 1 : 0];
}
