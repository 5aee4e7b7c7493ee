import type { DraftAmount, Facts } from '../engine/draft.ts';
import { findAmounts } from './amounts/find.ts';
import { withoutRivalOffers } from './amounts/of-rivals.ts';
import { findCompetitors } from './competitors/find.ts';
import { findConcessions, type Telling } from './concessions/find.ts';
import type { Talk } from './talk.ts';

/**
 * What was named in the meeting; `title` tells the names of those who meet, `told` words what was given up.
 * @param mayBeSale false where nobody sells: names without a word of it are no rivals then, and no share is a discount
 */
export function findFacts(talk: Talk, title: string | undefined, told: Telling, mayBeSale: boolean): Facts {
  const competitors = findCompetitors(talk, title, mayBeSale);
  const amounts = withoutRivalOffers(findAmounts(talk), competitors);
  return {
    amounts: mayBeSale ? amounts : amounts.map(withoutDeal),
    competitors,
    concessions: findConcessions(talk, told),
  };
}

/** "Active rigs dropped by 92%" is neither a discount nor what a customer pays today; a price is one in any meeting. */
function withoutDeal(amount: DraftAmount): DraftAmount {
  return amount.kind === 'price' || amount.kind === 'volume' ? amount : { ...amount, kind: 'other' };
}
