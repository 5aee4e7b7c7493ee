import type { Talk } from '../../talk.ts';
import { isAlone, isNearTime, isPutForward } from './put-forward.ts';
import type { Figure, Reading } from './reading.ts';
import { isSmallThing } from './small-things.ts';
import { toNearest } from './sums.ts';
import { areWithin } from './within.ts';

/** Remarks over which a price of a piece is still in the air, and how far apart two of the same are. */
const [reach, mostApart] = [24, 1.45];
/** Pieces are ordered in so many, and what they come to is told as nearly, in orders of magnitude. */
const [leastPieces, nearly] = [1000, Math.log10(1.005)];
const leastLarge = 5000;
/** As many are haggled over: one is said by the way. */
const fewPrices = 3;
/** Of a price list, and of no haggle. */
const mostPrices = 20;

/**
 * Where a piece costs less than a whole coin ("forty-six cents a jar"), "it was forty-one" is in cents as well, and "thirty thousand now"
 * are pieces and no sum, unless they come to what so many of them cost. So they are where the price is for a thousand.
 */
export function byThePiece(
  chosen: readonly (Reading | undefined)[],
  figures: readonly Figure[],
  talk: Talk,
): readonly (Reading | undefined)[] {
  const isByThousands = figures.some(({ quantity: { kind, per } }) => kind === 'money' && per.includes('thousand'));
  if (!isByThousands && !figures.some(isPriceOfPiece)) return chosen;
  const inCoins = pricesInCents(chosen, figures);
  const prices = [...new Set(inCoins.flatMap((one) => (one?.as === 'money' && one.value < 1 ? one.value : [])))];
  if ((!isByThousands && prices.length < fewPrices) || prices.length > mostPrices || saysLargeSums(figures))
    return inCoins;
  const unit = pieceOf(figures.filter(isPriceOfPiece), talk);
  const sums = figures
    .flatMap(({ quantity: { value } }) => (value < leastPieces ? [] : prices.map((price) => price * value)))
    .sort((one, other) => one - other);
  const isSum = (value: number) => sums.length > 0 && toNearest(value, sums) <= nearly;
  return inCoins.map((reading) => {
    if (unit === undefined || !reading || !isWholeSum(reading) || reading.value % leastPieces !== 0) return reading;
    const { kind, per } = reading.figure.quantity;
    if (kind !== 'bare' || per.length > 0 || isSpent(reading.figure) || isSum(reading.value)) return reading;
    return { ...reading, as: 'count', way: 'carried', unit };
  });
}

/** Each goes on from those before it. */
function pricesInCents(
  chosen: readonly (Reading | undefined)[],
  figures: readonly Figure[],
): readonly (Reading | undefined)[] {
  const inThousands = new Set(figures.map(({ quantity: { value } }) => value / 1000));
  const inMind: Price[] = [];
  const whole: Figure[] = [];
  return figures.map((figure, i) => {
    const { quantity, remark } = figure;
    // the work for each figure stays bounded
    while (inMind[0] && remark.index - inMind[0].figure.remark.index > reach) inMind.shift();
    while (whole[0] && remark.index - whole[0].remark.index > reach) whole.shift();
    if (isPriceOfPiece(figure)) inMind.push({ figure, value: quantity.value });
    else if (quantity.kind === 'money') whole.push(figure);
    const reading = chosen[i];
    const mayBePrice = reading ? isWholeSum(reading) : isPutForward(figure) || isAskedFor(figure);
    const isOfTime = Number.isInteger(quantity.value) && isNearTime(figure);
    if (quantity.kind !== 'bare' || isOfTime || inThousands.has(quantity.value) || !mayBePrice) return reading;
    const value = Number((quantity.value / 100).toFixed(6));
    const near = inMind.findLast((price) => isBeside({ figure, value }, price));
    if (!near || whole.some((sum) => isSumBetween(sum, near, figure))) return reading;
    inMind.push({ figure, value });
    return { figure, as: 'money', way: 'hundredths', value, unit: undefined };
  });
}

/** "A swipe is twenty-five cents, and the terminal thirty dollars a month." - "Twenty-five." */
function isSumBetween({ quantity, remark }: Figure, { figure: price }: Price, figure: Figure): boolean {
  return remark.index >= price.remark.index && areWithin(quantity.value, figure.quantity.value, mostApart);
}

interface Price {
  readonly figure: Figure;
  readonly value: number;
}

/** "They came by with one for thirty-eight.", "He said 4.6." */
function isAskedFor(figure: Figure): boolean {
  return /\b(?:for|said) $/i.test(figure.remark.text.slice(0, figure.quantity.start)) && isAlone(figure);
}

/** "The budget is sixty thousand", "we'd pay seven thousand" */
function isSpent({ remark: { text }, quantity: { start } }: Figure): boolean {
  return /\b(?:budget|pay|pays|paid|costs?|worth|spend|spent|invoice[ds]?|total)\b/i.test(
    text.slice(Math.max(0, start - spentBefore), start),
  );
}

const spentBefore = 60;

function isWholeSum({ as, way }: Reading): boolean {
  return as === 'money' && way !== 'hundredths';
}

function isPriceOfPiece({ quantity: { kind, value } }: Figure): boolean {
  return kind === 'money' && value > 0 && value < 1;
}

/** With their currency: other figures of that size may be sums as well. */
function saysLargeSums(figures: readonly Figure[]): boolean {
  return figures.some(
    ({ quantity: { kind, unit, value } }) => kind === 'money' && unit !== undefined && value >= leastLarge,
  );
}

function isBeside({ figure: { quantity, remark }, value }: Price, price: Price): boolean {
  const { quantity: known, remark: before } = price.figure;
  return (
    remark.index - before.index <= reach &&
    quantity.per.every((one) => known.per.includes(one)) &&
    areWithin(value, price.value, mostApart)
  );
}

/** Is counted, and neither weighed nor measured. */
function isPiece(thing: string): boolean {
  return isSmallThing(thing) && !measured.test(thing);
}

const measured =
  /^(?:pounds?|lbs?|kilos?|kilograms?|kgs?|ounces?|lit(?:re|er)s?|gallons?|pints?|miles?|km|kilomet(?:re|er)s?|foot|acres?)$/;

const plurals: Readonly<Record<string, string>> = {
  glass: 'glasses',
  loaf: 'loaves',
  sandwich: 'sandwiches',
  copy: 'copies',
  pastry: 'pastries',
  lunch: 'lunches',
};

/** What the prices are for one of, or such a thing that is spoken of most; nothing where they are for a measure. */
function pieceOf(prices: readonly Figure[], { remarks }: Talk): string | undefined {
  const per = prices.flatMap(({ quantity }) => quantity.per.filter(isSmallThing));
  if (per.some((thing) => measured.test(thing))) return undefined;
  const [thing] = per;
  if (thing !== undefined) return plurals[thing] ?? (thing.endsWith('s') ? thing : `${thing}s`);
  const words = remarks.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{3,}s\b/g) ?? []).filter(isPiece);
  const times = Map.groupBy(words, (word) => word);
  return [...times].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
