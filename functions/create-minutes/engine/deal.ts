import { isOutbid } from '../facts/amounts/settle.ts';
import type { Talk } from '../facts/talk.ts';
import type { DraftAmount, DraftCompetitor, Facts } from './draft.ts';
import type { Span } from './sentence.ts';

/** What two sides were about: the price that holds, where the seller said it, and who else is in the running. */
export interface Deal {
  readonly price: { readonly amount: DraftAmount; readonly said: Span } | undefined;
  readonly rivals: readonly DraftCompetitor[];
}

/** The deal as the first line names it: as it was said, for the checker, and with the figure that is printed. */
export interface ToldDeal {
  readonly said: readonly string[];
  readonly shown: readonly string[];
}

/** Of more names the first line would say nothing but names. */
const mostRivals = 2;

/**
 * The price is the one of those agreed that was said most often, else of those that the seller offered and nothing went
 * below; of more the last.
 */
export function dealOf({ amounts, competitors }: Pick<Facts, 'amounts' | 'competitors'>, { remarks }: Talk): Deal {
  const sellers = new Set(remarks.flatMap(({ side, spans }) => (side === 'internal' ? spans : [])));
  const prices = amounts
    .filter((amount) => amount.kind === 'price' && !isOutbid(amount, amounts))
    .flatMap((amount) => {
      const said = amount.spans.findLast((span) => sellers.has(span));
      return said ? [{ amount, said }] : [];
    });
  const usual = (status: DraftAmount['status']) => {
    const all = prices.filter(({ amount }) => amount.status === status);
    const most = Math.max(...all.map(({ amount }) => amount.spans.length));
    return all.findLast(({ amount }) => amount.spans.length === most);
  };
  const rivals = competitors.filter(({ relation }) => relation !== 'former').slice(0, mostRivals);
  return { price: usual('agreed') ?? usual('offered'), rivals };
}

/** What the first line rests on beside its subjects. */
export function spansOf({ price, rivals }: Deal): readonly Span[] {
  return [
    ...(price ? [...price.amount.spans.slice(0, 1), price.said] : []),
    ...rivals.flatMap(({ spans }) => spans.slice(0, 1)),
  ];
}
