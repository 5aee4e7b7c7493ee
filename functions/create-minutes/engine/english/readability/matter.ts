import { likelihood, storedOdds } from '../../feature-odds.ts';
import { matterFeatures } from './matter-features.ts';
import learned from './weights/matter.json' with { type: 'json' };

const odds = storedOdds(learned);

/**
 * How much a telling says to a reader who was not there, by itself: 0 to 1, from learned weights of its words and their order.
 * Little is said by the course of the meeting, jokes and reactions, and by what hangs on what was said before.
 * @param telling from the verb on: "said that the team needs two days"
 */
export function matter(telling: string): number {
  return likelihood(odds(matterFeatures(telling)));
}
