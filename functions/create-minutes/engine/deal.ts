import type { Talk } from '../facts/talk.ts';
import type { DraftAmount, DraftCompetitor, Facts } from './draft.ts';
import { likeliestPrice, priceCandidates } from './headline/choose.ts';
import { rateOf } from './headline/haggled.ts';
import { ruledPrice } from './headline/ruled.ts';
import type { Span } from './sentence.ts';

/** What two sides were about: the price that holds, where the seller said it, and who else is in the running. */
export interface Deal {
  readonly price: { readonly amount: DraftAmount; readonly said: Span } | undefined;
  readonly rivals: readonly DraftCompetitor[];
  /** Where it was said how much the customer needs, has to spend or loses today, and what is in place. */
  readonly needs: readonly Span[];
}

/** The deal as the first line names it: as it was said, for the checker, and with the figure that is printed. */
export interface ToldDeal {
  readonly said: readonly string[];
  readonly shown: readonly string[];
}

/** Of more names the first line would say nothing but names. */
const mostRivals = 2;

/** The price is what most likely is that of the whole; in a talk that is too short to be heard it is told by rules. */
export function dealOf({ amounts, competitors }: Pick<Facts, 'amounts' | 'competitors'>, talk: Talk): Deal {
  const price = talk.odds
    ? likeliestPrice(priceCandidates({ amounts, competitors }, talk), talk.code)
    : ruledPrice(amounts, talk);
  return {
    price: price && toldBySeller(price, amounts, talk),
    rivals: competitors.filter(({ relation }) => relation !== 'former').slice(0, mostRivals),
    needs: needsIn({ amounts, competitors }),
  };
}

/** The price as the seller said it last, or anybody where the customer named it. */
function toldBySeller(price: DraftAmount, amounts: readonly DraftAmount[], { remarks }: Talk): Deal['price'] {
  const sellers = new Set(remarks.flatMap(({ side, spans }) => (side === 'internal' ? spans : [])));
  const said = price.spans.findLast((span) => sellers.has(span)) ?? price.spans.at(-1);
  return said && { amount: { ...price, per: rateOf(price, amounts) }, said };
}

function needsIn({ amounts, competitors }: Pick<Facts, 'amounts' | 'competitors'>): readonly Span[] {
  const ofCustomer = amounts.filter(({ kind }) => kind === 'budget' || kind === 'volume' || kind === 'cost');
  const inPlace = competitors.filter(({ relation }) => relation === 'incumbent');
  return [...ofCustomer, ...inPlace].flatMap(({ spans }) => spans);
}

/** What the first line rests on beside its subjects. */
export function spansOf({ price, rivals }: Deal): readonly Span[] {
  return [
    ...(price ? [...price.amount.spans.slice(0, 1), price.said] : []),
    ...rivals.flatMap(({ spans }) => spans.slice(0, 1)),
  ];
}
