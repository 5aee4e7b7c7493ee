import { pair, tally } from '../sales/pair.ts';
import type { Proposed } from './fit-items.ts';

/** So little F1 is given for finding more: a wrong item is soon struck out, a missing one is not seen. */
const worthRecall = 0.007;

export interface Listing {
  /** Log-odds from which a proposal is listed. */
  readonly from: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** How well the lists agree with people's when every proposal from these log-odds on is listed. */
export function listingFrom(
  from: number,
  proposed: readonly Proposed[],
  odds: readonly (readonly number[])[],
): Listing {
  const sum = { hits: 0, wrong: 0, missed: 0 };
  for (const [talk, { told, gold }] of proposed.entries()) {
    const listed = told.filter((_, i) => (odds[talk]?.[i] ?? Number.NEGATIVE_INFINITY) >= from);
    const { hits, wrong, missed } = tally(listed.length, gold, pair(listed, gold));
    sum.hits += hits;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  const { hits, wrong, missed } = sum;
  return {
    from,
    precision: hits / (hits + wrong),
    recall: hits / (hits + missed),
    f1: (2 * hits) / (2 * hits + wrong + missed),
  };
}

/** The log-odds of the best recall among those of nearly the best F1. */
export function bestListing(proposed: readonly Proposed[], odds: readonly (readonly number[])[]): Listing {
  const tried = Array.from({ length: 41 }, (_, i) => listingFrom((i - 25) / 10, proposed, odds));
  const most = tried.reduce((best, { f1 }) => Math.max(best, f1), 0);
  const near = tried.filter(({ f1 }) => f1 >= most - worthRecall);
  return near.toSorted((a, b) => b.recall - a.recall)[0] ?? listingFrom(0, proposed, odds);
}
