import type { Figure } from './reading.ts';
import { toNearest } from './sums.ts';

/** "two eighty-five" is 285 or 2.85: who says hundreds means hundreds. */
export function isSaidShort({ quantity: { value, asWritten } }: Pick<Figure, 'quantity'>): boolean {
  return (
    value > 100 &&
    value < 10_000 &&
    value % 100 !== 0 &&
    !/\d|hundred|thousand|grand/i.test(asWritten) &&
    /[a-z]/i.test(asWritten)
  );
}

/** "Thirteen hundred a month" needs no currency to show that the talk is of hundreds. */
export function isRateInFull({ quantity: { per, asWritten, start }, ruled, remark: { text } }: Figure): boolean {
  return (
    per.length > 0 &&
    ruled?.reading === 'money' &&
    /\b(?:hundred|thousand|grand)\b/i.test(asWritten) &&
    !grows.test(text.slice(Math.max(0, start - longestGrowth), start))
  );
}

/** "If scans ever got to five hundred a month" */
const grows =
  /\b\p{L}{2,}s (?:\p{L}+ )?(?:gets?|got|hits?|goe?s?|went|grows?|grew|reach|comes?|came)(?: to| past| over)? $/iu;
const longestGrowth = 40;

/** Sums farther apart, in orders of magnitude, are of different things. */
const mostApart = Math.log10(2.5);

/**
 * "Four eighty-five a pallet" beside four dollars ten, and beside no hundreds of dollars: a short sum is in hundredths.
 * @param near sums said in full that may be of the same, rising
 * @param all sums said in full anywhere, rising
 */
export function isInHundredths(value: number, near: readonly number[], all: readonly number[]): boolean {
  return isNear(value / 100, near) && !isNear(value, all);
}

function isNear(value: number, sums: readonly number[]): boolean {
  return sums.length > 0 && toNearest(value, sums) <= mostApart;
}
