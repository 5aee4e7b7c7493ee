import type { Figure } from './reading.ts';
import { isSaidShort } from './said-short.ts';
import { toNearest } from './sums.ts';

/** What is weighed, poured, picked or printed by the piece costs no hundreds. */
const smallThing =
  /^(?:pounds?|lbs?|kilos?|kilograms?|kgs?|ounces?|litres?|liters?|gallons?|pints?|bottles?|cups?|cans?|tins?|jars?|glass|loaf|sandwich|labels?|tags?|sheets?|pages?|copy|prints?|scans?|picks?|packs?|packets?|parcels?|messages?|texts?|clicks?|swipes?|miles?|km|kilomet(?:re|er)s?|foot|bags?|stems?|eggs?|towels?|shirts?|napkins?|meals?|lunch|breakfast|portions?|cards?|bricks?|tiles?|drop|coffees?|pastry|croissants?|punnets?|washes|acres?|pairs?)$/;
/** Money in which a pound of something does cost hundreds. */
const withoutCoins = /^(?:INR|JPY|KES|ZAR|SEK|DKK|NOK)$/;
/** Sentences over which a short sum goes on from one that says what it is for, and such sums that are kept in mind. */
const [reach, mostInMind] = [30, 8];
/** In orders of magnitude. */
const mostApart = Math.log10(1.7);

/**
 * Short sums that are for what costs no hundreds, and such that go on from them: "Eight ninety a pound" - "Castellan's at seven ten."
 */
export function ofSmallThings(figures: readonly Figure[]): (figure: Figure) => boolean {
  if (figures.some(({ quantity: { unit } }) => withoutCoins.test(unit ?? ''))) return () => false;
  const short = figures.filter((figure) => isSaidShort(figure) && figure.quantity.unit === undefined);
  const isRate = ({ quantity: { per } }: Figure) => per.some(isSmallThing);
  const known = new Set(short.filter(isRate).map(placeOf));
  // "seven ten" goes on from the rate, and "six fifteen" from what went on from it
  for (const inOrder of [short, short.toReversed()]) {
    const inMind: Figure[] = [];
    for (const figure of inOrder) {
      const { quantity, remark } = figure;
      const near = inMind.filter((other) => Math.abs(other.remark.index - remark.index) <= reach);
      const goesOn =
        quantity.per.every(isSmallThing) &&
        near.some((other) => toNearest(quantity.value, [other.quantity.value]) <= mostApart);
      if (!known.has(placeOf(figure)) && !goesOn) continue;
      known.add(placeOf(figure));
      inMind.push(figure);
      if (inMind.length > mostInMind) inMind.shift();
    }
  }
  return (figure) => known.has(placeOf(figure));
}

export function isSmallThing(thing: string): boolean {
  return smallThing.test(thing);
}

function placeOf({ quantity, remark }: Pick<Figure, 'quantity' | 'remark'>): string {
  return `${remark.index} ${quantity.start}`;
}
