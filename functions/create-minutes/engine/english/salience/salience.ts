import type { Sentence } from '../../sentence.ts';
import type { TermWeights } from '../../terms.ts';
import { addedBy, curveOf, type Steps } from '../rank/curve.ts';
import { tellOfTerms } from './term-traits.ts';
import learned from './weights.json' with { type: 'json' };

const curves = new Map(
  Object.entries(learned.steps as unknown as Readonly<Record<string, Steps>>).map(
    ([trait, steps]) => [trait, curveOf(steps)] as const,
  ),
);
/**
 * What is likely is often said by likely words only; a power below 1 leaves room for the others. Chosen on meetings that
 * were not used for fitting.
 */
const power = 0.5;

/**
 * How likely people who sum up this meeting use each of its terms, by the learned weights of its traits.
 * @param worth by sentence: its log-odds of being summed up
 */
export function salienceOf(sentences: readonly Sentence[], worth: readonly number[]): TermWeights {
  const odds = new Map<string, number>();
  tellOfTerms(sentences, worth, (term, trait, amount) => {
    const curve = curves.get(trait);
    if (curve) odds.set(term, (odds.get(term) ?? learned.bias) + addedBy(curve, amount));
  });
  return new Map([...odds].map(([term, sum]) => [term, (1 / (1 + Math.exp(-sum))) ** power]));
}
