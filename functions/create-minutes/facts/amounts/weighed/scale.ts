import type { Figure, Reading } from './reading.ts';
import { isNearTime, isPutForward } from './put-forward.ts';
import { isRateInFull, isSaidShort } from './said-short.ts';
import { ofSmallThings } from './small-things.ts';
import { indexed, isToTheCent, votesOf } from './scale-votes.ts';
import { areWithin } from './within.ts';

/** Sentences over which people go on about one price, how far apart its figures are, and figures that the next is held against. */
const [reach, mostApart, mostBefore] = [30, 1.7, 8];
/** Over which the same sum is said again. */
const reachOfSame = 60;

/**
 * "Two eighty-five a crate" beside two dollars ten for the same is 2.85, and "sixty-four fifty a pair" beside "fifty-seven" 64.50:
 * whether sums said short are in hundredths is settled for all of one haggle at once, by everything else that is said of it.
 * @param chosen what each figure of the talk was taken for
 */
export function inOneScale(
  chosen: readonly (Reading | undefined)[],
  figures: readonly Figure[],
): readonly (Reading | undefined)[] {
  const saidInFull = figures.filter(isSaidInFull);
  const taken = new Map(chosen.flatMap((one) => (one ? [[one.figure, one] as const] : [])));
  const evidence = indexed({
    full: saidInFull,
    large: chosen.flatMap((one) => (one && isLarge(one) ? one.figure : [])),
    plain: figures.filter((figure) => isPlain(figure) && isPlainSum(taken.get(figure))),
    isOfSmallThing: ofSmallThings(figures),
  });
  const short = chosen.flatMap((reading) => (reading && isShort(reading) ? [reading] : []));
  const scales = new Map(
    haggles(short).flatMap((haggle) => {
      const votes = votesOf(haggle, evidence);
      return votes === 0 ? [] : haggle.map((reading) => [reading, votes > 0] as const);
    }),
  );
  return chosen.map((reading) => {
    const isCoins = reading && scales.get(reading);
    return reading === undefined || isCoins === undefined ? reading : rescaled(reading, isCoins);
  });
}

/** Not so in hundredths of pence. */
function isShort({ as, way, value, figure }: Reading): boolean {
  const { unit, asWritten, value: raw } = figure.quantity;
  const isOfBoth = as === 'money' && (way === 'bare' || way === 'hundredths' || way === 'said');
  return isOfBoth && unit === undefined && value * 100 >= raw && isSaidShort(figure) && !saysThousands.test(asWritten);
}

/** "Two nine fifty" is 2950. */
const saysThousands =
  /^(?:one|two|three|four|five|six|seven|eight|nine)[ -](?:one|two|three|four|five|six|seven|eight|nine)[ -]/i;

function rescaled(reading: Reading, isCoins: boolean): Reading {
  const { value } = reading.figure.quantity;
  return isCoins
    ? { ...reading, way: 'hundredths', value: Number((value / 100).toFixed(4)) }
    : { ...reading, way: reading.way === 'hundredths' ? 'bare' : reading.way, value };
}

/** Short sums that are of one thing: near each other, and for one of the same. */
function haggles(short: readonly Reading[]): readonly (readonly Reading[])[] {
  const found: Reading[][] = [];
  for (const one of short) {
    const own = found
      .slice(-mostBefore)
      .findLast((haggle) => haggle.slice(-mostBefore).some((other) => isBeside(one, other)));
    if (own) own.push(one);
    else found.push([one]);
  }
  return found;
}

function isBeside({ figure: { quantity, remark } }: Reading, { figure }: Reading): boolean {
  const [per, other] = [quantity.per, figure.quantity.per];
  return (
    remark.index - figure.remark.index <= (quantity.value === figure.quantity.value ? reachOfSame : reach) &&
    areWithin(quantity.value, figure.quantity.value, mostApart) &&
    (per.length === 0 || other.length === 0 || per.some((one) => other.includes(one)))
  );
}

/** With its currency, in hundreds for each of something, to the cent, or as "two flat". */
function isSaidInFull(figure: Figure): boolean {
  const { kind, unit, value } = figure.quantity;
  if (kind === 'money' && unit !== undefined) return true;
  const isFlat = () => /^ (?:flat|even)\b/i.test(figure.remark.text.slice(figure.quantity.end));
  if (isToTheCent(figure) && !isNearTime(figure)) return true;
  return isRateInFull(figure) || (kind === 'bare' && value < mostFlat && isFlat());
}

/** "Forty-three hundred", taken for money. */
function isLarge({ as, way, figure: { quantity } }: Reading): boolean {
  return (
    as === 'money' &&
    way !== 'hundredths' &&
    quantity.value >= mostPlain &&
    /\b(?:hundred|thousand|grand)\b/i.test(quantity.asWritten)
  );
}

/** A number of tens that is set against sums: "fifty-seven". */
function isPlain(figure: Figure): boolean {
  const { kind, value, per } = figure.quantity;
  return (
    kind === 'bare' &&
    Number.isInteger(value) &&
    value >= leastPlain &&
    value < mostPlain &&
    per.length === 0 &&
    isPutForward(figure)
  );
}

const [leastPlain, mostPlain] = [5, 100];
/** "Thirty-three flat" is as often said of hundreds. */
const mostFlat = 20;

function isPlainSum(reading: Reading | undefined): boolean {
  return reading === undefined || (reading.as === 'money' && reading.way === 'bare');
}
