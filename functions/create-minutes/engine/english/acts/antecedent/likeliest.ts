import { choiceOdds, type ChoiceWeights } from '../../../choice.ts';
import type { CandidateThing } from './weighable.ts';
import stored from './weights/en.json' with { type: 'json' };

/** Of the things that tasks were said to mean where one was named so surely, people named the same in 7 of 10. */
const leastShare = 0.3;

/** The thing that is most likely meant, named once or more often, with its share of the odds; undefined where none is likely enough. */
export function likeliestThing(candidates: readonly CandidateThing[]): LikelyThing | undefined {
  return likeliestBy(candidates, stored, leastShare);
}

interface LikelyThing {
  readonly thing: CandidateThing;
  readonly share: number;
}

/** @param least the share of the odds that a thing has at least, those of naming nothing included */
export function likeliestBy(
  candidates: readonly CandidateThing[],
  weights: ChoiceWeights,
  least: number,
): LikelyThing | undefined {
  const weighed = candidates.map((one) => ({ one, weight: Math.exp(choiceOdds(one.traits, weights)) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 1);
  const shares = new Map<string, number>();
  for (const { one, weight } of weighed) shares.set(bare(one), (shares.get(bare(one)) ?? 0) + weight / all);
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
  const share = (best && shares.get(bare(best.one))) ?? 0;
  return best && share >= least ? { thing: best.one, share } : undefined;
}

/** "The list" and "your list" are the same thing. */
function bare({ text }: CandidateThing): string {
  return text.toLowerCase().replace(/^(?:the|an?|their|your|our|my|his|her|its|some|that|this) /, '');
}
