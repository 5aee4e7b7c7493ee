import { likelihood } from '../../feature-odds.ts';
import { type Trait, traitNames, traitsOf } from './traits.ts';
import learned from './weights/readability.json' with { type: 'json' };

/**
 * How well a telling would read in minutes, by itself: 0 to 1, from learned weights of its traits.
 * @param telling from the verb on: "said that the team needs two days"
 * @param kept the share of the words said that are left in it
 */
export function readability(telling: string, kept: number): number {
  const traits = traitsOf(telling, kept);
  const weights: Readonly<Record<Trait, number>> = learned.weights;
  const odds = traitNames.reduce((sum, name) => sum + weights[name] * traits[name], learned.bias);
  return likelihood(odds);
}
