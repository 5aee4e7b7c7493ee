import { matterFeatures } from './matter-features.ts';
import learned from './weights/matter.json' with { type: 'json' };

const weights: ReadonlyMap<string, number> = new Map(Object.entries(learned.weights));

/**
 * How much a telling says to a reader who was not there, by itself: 0 to 1, from learned weights of its words and their order.
 * Little is said by the course of the meeting, jokes and reactions, and by what hangs on what was said before.
 * @param telling from the verb on: "said that the team needs two days"
 */
export function matter(telling: string): number {
  const odds = matterFeatures(telling).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), learned.bias);
  return 1 / (1 + Math.exp(-odds));
}
