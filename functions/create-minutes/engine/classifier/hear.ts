import type { Remark } from '../../facts/talk.ts';
import type { Person } from '../people.ts';
import { type Weights, weightsOf } from './learned/feature-tree.ts';
import { tellFeatures } from './learned/features.ts';
import type { Lexicon } from './learned/lexicon.ts';
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
  const bias = kinds.map((kind) => model.bias[kind]);
  const odds = remarks.map(() => Float64Array.from(bias));
  tellFeatures(remarks, people, lexicon, (remark) => {
    const own = odds[remark] ?? new Float64Array(kinds.length);
    const added = new Set<Weights>();
    return (frame, first, second, third) => {
      const adds = weightsOf(model.features, frame, first, second, third);
      if (!adds || added.has(adds)) return;
      added.add(adds);
      for (let i = 0; i < adds.length; i += 2) own[adds[i] ?? 0] = (own[adds[i] ?? 0] ?? 0) + (adds[i + 1] ?? 0);
    };
  });
  return odds;
}

const numbers = Object.fromEntries(kinds.map((kind, i) => [kind, i])) as Record<Kind, number>;

export function oddsOf(odds: Odds | undefined, kind: Kind): number {
  return odds?.[numbers[kind]] ?? leastOdds;
}

/** Where nothing is said. */
export const leastOdds = -8;
