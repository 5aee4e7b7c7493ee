import { choiceOdds, type ChoiceWeights } from '../../../choice.ts';
import type { CandidateThing } from './weighable.ts';
import asked from './weights/asked-en.json' with { type: 'json' };
import stored from './weights/en.json' with { type: 'json' };

/** Of the things that tasks were said to mean where one was named so surely, people named the same in 3 of 4. */
const leastShare = 0.4;

/** The thing that is most likely meant, in its likeliest wording, with the share of the odds that all its wordings have; undefined where that is too little. */
export function likeliestThing(candidates: readonly CandidateThing[]): LikelyThing | undefined {
  return likeliestBy(candidates, stored, leastShare);
}

/** Of the questions that were told from such a share on, three in four share words with what people wrote. */
const leastOfQuestions = 0.5;

/** The question that somebody is most likely asked or rung up about; undefined where none is likely enough. */
export function likeliestQuestion(candidates: readonly CandidateThing[]): CandidateThing | undefined {
  return likeliestBy(candidates, asked, leastOfQuestions)?.thing;
}

export interface LikelyThing {
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
  const named = [...Map.groupBy(weighed, ({ one }) => bare(one)).values()];
  const shares = named.map((some) => ({ some, share: some.reduce((sum, { weight }) => sum + weight, 0) / all }));
  const best = shares.reduce<(typeof shares)[number] | undefined>(
    (a, b) => (a && a.share >= b.share ? a : b),
    undefined,
  );
  const thing = best?.some.reduce((a, b) => (a.weight >= b.weight ? a : b)).one;
  return best && thing && best.share >= least ? { thing, share: best.share } : undefined;
}

/** "The list" and "your list" are the same thing. */
function bare({ text }: CandidateThing): string {
  return text.toLowerCase().replace(/^(?:the|an?|their|your|our|my|his|her|its|some|that|this) /, '');
}
