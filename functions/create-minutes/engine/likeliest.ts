import { choiceOdds, type ChoiceWeights, type Traits } from './choice.ts';
import type { Span } from './sentence.ts';

/** What may be meant, as minutes have it, where it was said, and what speaks for it. */
export interface Candidate {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly traits: Traits;
}

export interface Likeliest<Kind extends Candidate> {
  readonly one: Kind;
  /** Of the odds, those of all its wordings together. */
  readonly share: number;
}

/**
 * The likeliest of what may be meant, in its likeliest wording.
 * @param least the share of the odds that it has at least, those of naming nothing included
 */
export function likeliestBy<Kind extends Candidate>(
  candidates: readonly Kind[],
  weights: ChoiceWeights,
  least: number,
): Likeliest<Kind> | undefined {
  const weighed = candidates.map((one) => ({ one, weight: Math.exp(choiceOdds(one.traits, weights)) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 1);
  const named = [...Map.groupBy(weighed, ({ one }) => bare(one)).values()];
  const shares = named.map((some) => ({ some, share: some.reduce((sum, { weight }) => sum + weight, 0) / all }));
  const best = shares.reduce<(typeof shares)[number] | undefined>(
    (a, b) => (a && a.share >= b.share ? a : b),
    undefined,
  );
  const one = best?.some.reduce((a, b) => (a.weight >= b.weight ? a : b)).one;
  return best && one && best.share >= least ? { one, share: best.share } : undefined;
}

/** "The list" and "your list" are the same thing. */
function bare({ text }: Candidate): string {
  return text.toLowerCase().replace(/^(?:the|an?|their|your|our|my|his|her|its|some|that|this) /, '');
}
