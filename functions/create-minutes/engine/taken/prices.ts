import type { Remark, Talk } from '../../facts/talk.ts';
import type { ActWording } from '../classifier/act-wording.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { DraftAmount } from '../draft.ts';
import { remarksNaming } from '../headline/naming.ts';

/** Turns, and remarks, from a price to who takes it, and what may be said between: "Plus tax." */
const [takenTurns, takenRemarks, mostBetween] = [3, 8, { en: 30, ja: 12 }] as const;

/** A price with the remark of the seller that names it, and the one that takes it. */
export interface TakenPrice {
  readonly amount: DraftAmount;
  readonly named: Remark;
  readonly taking: Remark;
}

/** By the remarks that name them. */
export type Prices = ReadonlyMap<number, DraftAmount>;

type Says = Pick<ActWording, 'balks' | 'takesPrice'>;

export function pricesIn(amounts: readonly DraftAmount[], talk: Talk): Prices {
  const remarksOf = remarksNaming(amounts, talk);
  return new Map(
    amounts.filter(isOffer).flatMap((amount) => remarksOf(amount).map(({ index }) => [index, amount] as const)),
  );
}

/** Prices that were taken in words that only point at them: "That I can live with.", 「まあ、そんならそれで」 */
export function takenPrices(prices: Prices, talk: Talk, says: Says): readonly TakenPrice[] {
  return talk.remarks.flatMap((remark) => {
    const taken = takenBy(remark, prices, talk, says);
    const amount = taken && prices.get(taken.named.index);
    return amount ? [{ ...taken, amount }] : [];
  });
}

function takenBy(taking: Remark, prices: Prices, { remarks, code }: Talk, { balks, takesPrice }: Says) {
  if (taking.side !== 'external' || prices.has(taking.index) || !takesPrice(taking)) return undefined;
  const before = remarks.slice(Math.max(0, taking.index - takenRemarks), taking.index);
  const named = before.findLast(({ index, side }) => side === 'internal' && prices.has(index));
  if (named === undefined || turnOf(taking) - turnOf(named) > takenTurns) return undefined;
  const price = prices.get(named.index);
  const isAbout = (one: Remark) =>
    one.text.length <= mostBetween[code] && !balks(one) && (prices.get(one.index) ?? price) === price;
  const between = before.slice(before.indexOf(named) + 1);
  return between.every((one) => isAbout(one) || turnOf(one) === turnOf(named)) ? { named, taking } : undefined;
}

function isOffer({ kind, unit, status, side }: DraftAmount): boolean {
  return kind === 'price' && status !== 'rejected' && side !== undefined && /^[A-Z]{3}$/.test(unit ?? '');
}
