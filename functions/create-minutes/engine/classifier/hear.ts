import type { Remark } from '../../facts/talk.ts';
import type { Person } from '../people.ts';
import { tellFeatures } from './features.ts';
import type { Lexicon } from './lexicon.ts';
import { type Kind, kinds, type LinearModel } from './model.ts';

/** Log-odds of each kind for one remark, in the order of `kinds`. */
export type Odds = Float64Array;

/** What each remark does by its own words: the first of two steps. */
export function hearRemarks(
  remarks: readonly Remark[],
  people: readonly Person[],
  lexicon: Lexicon,
  model: LinearModel,
): readonly Odds[] {
  const { weights, words } = model;
  const bias = kinds.map((kind) => model.bias[kind]);
  const odds = remarks.map(() => Float64Array.from(bias));
  const add = (remark: number, feature: string) => {
    const own = odds[remark];
    const adds = weights.get(feature);
    if (!own || !adds) return;
    for (let i = 0; i < adds.length; i += 2) own[adds[i] ?? 0] = (own[adds[i] ?? 0] ?? 0) + (adds[i + 1] ?? 0);
  };
  tellFeatures(remarks, people, lexicon, add, (word) => words.has(word));
  return odds;
}

const numbers = Object.fromEntries(kinds.map((kind, i) => [kind, i])) as Record<Kind, number>;

export function oddsOf(odds: Odds | undefined, kind: Kind): number {
  return odds?.[numbers[kind]] ?? leastOdds;
}

/** Where nothing is said. */
export const leastOdds = -8;
