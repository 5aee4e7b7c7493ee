import type { DraftAmount, DraftItem } from './draft.ts';

/** One figure is set against another within so many turns, and no farther apart than this. */
const [haggledWithin, mostApart] = [40, 1.25];

/**
 * Prices that were agreed on the way and gave way to a total, to a lower one, or, where the customer bid them, to any that was agreed later. That
 * they are of the same thing shows in a third figure near them that was named in between: a wish, a rival's, or an offer on the way.
 */
export function outbidPrices(amounts: readonly DraftAmount[]): ReadonlySet<DraftAmount> {
  const prices = amounts.filter(isAgreedPrice);
  const isHaggledOver = (price: DraftAmount, other: DraftAmount) =>
    amounts.some(
      (third) =>
        third !== price &&
        third !== other &&
        isNear(third, price) &&
        turnsOf(third).some((turn) => turn >= lastOf(price) && turn <= firstOf(other)),
    );
  return new Set(
    prices.filter((price) =>
      prices.some(
        (other) =>
          gaveWayTo(price, other) &&
          (isTotal(other) || ((other.value < price.value || price.side === 'external') && isHaggledOver(price, other))),
      ),
    ),
  );
}

/** Choices without those of which all prices gave way: "Two twelve four, installed.", before both come to 198,500. */
export function withoutOutbidChoices<Choice extends DraftItem>(
  choices: readonly Choice[],
  amounts: readonly DraftAmount[],
  outbid: ReadonlySet<DraftAmount>,
): readonly Choice[] {
  if (outbid.size === 0) return choices;
  const agreed = amounts.filter(({ status }) => status === 'agreed');
  return choices.filter(({ spans }) => {
    const own = new Set(spans.map(({ turn }) => turn));
    const of = agreed.filter((price) => turnsOf(price).some((turn) => own.has(turn)));
    return of.length === 0 || !of.every((price) => outbid.has(price));
  });
}

/** Amounts of which those that gave way were only offered. */
export function asOutbid(amounts: readonly DraftAmount[], outbid: ReadonlySet<DraftAmount>): readonly DraftAmount[] {
  const keys = new Set([...outbid].map(keyOf));
  return amounts.map((amount) =>
    amount.status === 'agreed' && keys.has(keyOf(amount)) ? { ...amount, status: 'offered' } : amount,
  );
}

/** A bare figure that is money may be told for nothing in particular. */
function isAgreedPrice({ status, kind, unit }: DraftAmount): boolean {
  return status === 'agreed' && (kind === 'price' || (kind === 'other' && /^[A-Z]{3}$/.test(unit ?? '')));
}

function gaveWayTo(price: DraftAmount, other: DraftAmount): boolean {
  const [last, next] = [lastOf(price), firstOf(other)];
  return (
    (other.per.length === 0 || `${other.per}` === `${price.per}`) &&
    (other.kind === price.kind || other.kind === 'price') &&
    other.value !== price.value &&
    isNear(other, price) &&
    next > last &&
    next <= last + haggledWithin
  );
}

/** "Fifty-five five, all in" is what everything comes to, what was named before it or not. */
function isTotal({ spans }: DraftAmount): boolean {
  return spans.some(({ text }) => total.test(text));
}

const total = /\b(?:all in|all told|in total|altogether|grand total|the lot)\b|総額|合計で|全部で|トータル/iu;

function isNear(one: DraftAmount, other: DraftAmount): boolean {
  const [low, high] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  return one.unit === other.unit && high <= mostApart * low;
}

const keyOf = ({ value, unit, per }: DraftAmount) => `${value} ${unit} ${per}`;

function turnsOf({ spans }: DraftAmount): readonly number[] {
  return spans.map(({ turn }) => turn);
}

function firstOf(amount: DraftAmount): number {
  return turnsOf(amount).reduce((least, turn) => Math.min(least, turn), Number.POSITIVE_INFINITY);
}

function lastOf(amount: DraftAmount): number {
  return turnsOf(amount).reduce((most, turn) => Math.max(most, turn), 0);
}
