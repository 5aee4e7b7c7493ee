import type { Talk } from '../../talk.ts';
import { isAlone, isNearTime, isPutForward } from './put-forward.ts';
import type { Figure, Reading } from './reading.ts';
import { isSmallThing } from './small-things.ts';
import { areWithin } from './within.ts';

/** Remarks over which a price of a piece is still in the air, and how far apart two of the same are. */
const [reach, mostApart] = [24, 1.45];
/** Pieces are ordered in so many, and what they come to is told as nearly. */
const [leastPieces, nearly] = [1000, 1.03];
/** As many are haggled over: one is said by the way. */
const fewPrices = 3;

/**
 * Where a piece costs less than a whole coin ("forty-six cents a jar"), "it was forty-one" is in cents as well, and "thirty thousand now"
 * are pieces and no sum, unless they come to what so many of them cost.
 */
export function byThePiece(
  chosen: readonly (Reading | undefined)[],
  figures: readonly Figure[],
  talk: Talk,
): readonly (Reading | undefined)[] {
  const prices = figures.filter(isPriceOfPiece);
  const [first] = prices;
  if (!first) return chosen;
  const pieces = figures.flatMap(({ quantity: { value } }) => (value >= leastPieces ? value : []));
  const inThousands = new Set(pieces.map((value) => value / 1000));
  const sums = pieces.flatMap((value) => prices.map(({ quantity }) => value * quantity.value));
  const isSum = (value: number) => sums.some((sum) => areWithin(sum, value, nearly));
  const isCents = (figure: Figure) =>
    !isNearTime(figure) &&
    !inThousands.has(figure.quantity.value) &&
    figure.remark.index >= first.remark.index &&
    prices.some((price) => isBeside(figure, price));
  const isOpen = ({ quantity }: Figure) => quantity.kind === 'bare';
  const inCoins = figures.map((figure, i) => {
    const reading = chosen[i];
    const mayBePrice = reading ? isWholeSum(reading) : isPutForward(figure) || isAskedFor(figure);
    return isOpen(figure) && mayBePrice && isCents(figure) ? inCents(figure) : reading;
  });
  const said = inCoins.flatMap((one) => (one?.as === 'money' && one.value < 1 ? one.value : []));
  if (new Set(said).size < fewPrices || saysLargeSums(figures)) return inCoins;
  const unit = pieceOf(prices, talk);
  return inCoins.map((reading) => {
    if (!reading || !isWholeSum(reading) || !isOpen(reading.figure) || reading.value % leastPieces !== 0)
      return reading;
    if (unit === undefined || reading.figure.quantity.per.length > 0 || isSum(reading.value)) return reading;
    return { ...reading, as: 'count', way: 'carried', unit };
  });
}

/** "They came by with one for thirty-eight." */
function isAskedFor(figure: Figure): boolean {
  return /\bfor $/i.test(figure.remark.text.slice(0, figure.quantity.start)) && isAlone(figure);
}

function isWholeSum({ as, way }: Reading): boolean {
  return as === 'money' && way !== 'hundredths';
}

function isPriceOfPiece({ quantity: { kind, value } }: Figure): boolean {
  return kind === 'money' && value > 0 && value < 1;
}

/** With their currency: other figures of that size may be sums as well. */
function saysLargeSums(figures: readonly Figure[]): boolean {
  return figures.some(
    ({ quantity: { kind, unit, value } }) => kind === 'money' && unit !== undefined && value >= leastPieces,
  );
}

function isBeside({ quantity, remark }: Figure, price: Figure): boolean {
  return (
    remark.index - price.remark.index <= reach &&
    quantity.per.every((one) => price.quantity.per.includes(one)) &&
    areWithin(quantity.value / 100, price.quantity.value, mostApart)
  );
}

function inCents(figure: Figure): Reading {
  const value = Number((figure.quantity.value / 100).toFixed(6));
  return { figure, as: 'money', way: 'hundredths', value, unit: undefined };
}

/** Is counted, and neither weighed nor measured. */
function isPiece(thing: string): boolean {
  return isSmallThing(thing) && !measured.test(thing);
}

const measured =
  /^(?:pounds?|lbs?|kilos?|kilograms?|kgs?|ounces?|lit(?:re|er)s?|gallons?|pints?|miles?|km|kilomet(?:re|er)s?|foot|acres?)$/;

/** What the prices are for one of, or such a thing that is spoken of most; nothing where they are for a measure. */
function pieceOf(prices: readonly Figure[], { remarks }: Talk): string | undefined {
  const per = prices.flatMap(({ quantity }) => quantity.per.filter(isSmallThing));
  if (per.some((thing) => measured.test(thing))) return undefined;
  if (per[0]) return `${per[0]}s`;
  const words = remarks.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{3,}s\b/g) ?? []).filter(isPiece);
  const times = Map.groupBy(words, (word) => word);
  return [...times].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
