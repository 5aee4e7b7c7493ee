import type { DraftAmount, DraftItem } from './draft.ts';

/** One figure is set against another within so many turns, and no farther apart than this. */
const [haggledWithin, mostApart] = [40, 1.25];

/**
 * Choices without those whose price gave way to a lower one that was agreed later: "Two twelve four, installed.", before both come
 * to 198,500.
 * @param amounts with those agreed that choices tell of
 */
export function withoutOutbidChoices<Choice extends DraftItem>(
  choices: readonly Choice[],
  amounts: readonly DraftAmount[],
): readonly Choice[] {
  const prices = amounts.filter(({ status, kind }) => status === 'agreed' && kind === 'price');
  const gaveWay = new Set(prices.filter((price) => prices.some((other) => isOutbidBy(price, other))));
  if (gaveWay.size === 0) return choices;
  return choices.filter(({ spans }) => {
    const own = new Set(spans.map(({ turn }) => turn));
    const of = prices.filter((price) => price.spans.some(({ turn }) => own.has(turn)));
    return of.length === 0 || !of.every((price) => gaveWay.has(price));
  });
}

function isOutbidBy(price: DraftAmount, other: DraftAmount): boolean {
  const [last, next] = [Math.max(...turnsOf(price)), Math.min(...turnsOf(other))];
  return (
    other.unit === price.unit &&
    `${other.per}` === `${price.per}` &&
    other.value < price.value &&
    price.value <= mostApart * other.value &&
    next > last &&
    next <= last + haggledWithin
  );
}

function turnsOf({ spans }: DraftAmount): readonly number[] {
  return spans.map(({ turn }) => turn);
}
