import type { Facts } from '../engine/draft.ts';
import { findAmounts } from './amounts/find.ts';
import { withoutRivalOffers } from './amounts/of-rivals.ts';
import { findCompetitors } from './competitors/find.ts';
import { findConcessions, type Telling } from './concessions/find.ts';
import type { Talk } from './talk.ts';

/**
 * What was named in the meeting; `title` tells the names of those who meet, `told` words what was given up.
 * @param mayBeRivals whether names without a word of it may be rivals': false where nobody sells
 */
export function findFacts(talk: Talk, title: string | undefined, told: Telling, mayBeRivals: boolean): Facts {
  const competitors = findCompetitors(talk, title, mayBeRivals);
  return {
    amounts: withoutRivalOffers(findAmounts(talk), competitors),
    competitors,
    concessions: findConcessions(talk, told),
  };
}
