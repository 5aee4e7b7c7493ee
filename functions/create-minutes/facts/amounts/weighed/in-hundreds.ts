import { areWithin } from './within.ts';
import type { Weighed } from './among.ts';
import type { Figure, Reading } from './reading.ts';
import { isPutForward } from './put-forward.ts';
import { isSaidShort } from './said-short.ts';

/** Sentences over which "hundred" may be left out, and how far such sums are from the one it was said with. */
const [reach, mostApart] = [16, 1.25];
const [least, most] = [11, 100];
/** How much likelier a number of things or a share makes it no sum. */
const ahead = 1.5;

/**
 * "I'm at fifteen forty." - "Fourteen flat.", "twenty-six hundred a month" - "I could do twenty-four": a number that is put
 * forward right after a sum of some hundreds is in hundreds as well, where no sum is near what it says, or nearer in thousands.
 * @param told sums of the talk before it, the last ones
 */
export function inHundreds(
  all: readonly Weighed[],
  chosen: Reading | undefined,
  told: readonly Reading[],
): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (!figure || !mayBeShort(figure) || (chosen && (chosen.as !== 'money' || chosen.way !== 'bare'))) return undefined;
  const { quantity, remark } = figure;
  const money = told.filter((one) => one.as === 'money' && remark.index - one.figure.remark.index <= reach);
  const last = money.findLast((one) => isInHundreds(one));
  if (!last || !areWithin(quantity.value * 100, last.value, mostApart)) return undefined;
  if (money.some(({ value }) => areWithin(value, quantity.value, nearSum))) return undefined;
  const isNearer = (sum: number) => apart(sum, quantity.value * 1000) < apart(last.value, quantity.value * 100);
  if (money.some(({ value }) => isNearer(value))) return undefined;
  const oddsOf = (as: Reading['as']) =>
    Math.max(...all.flatMap(({ reading, odds }) => (reading.as === as ? odds : [])), hopeless);
  if (Math.max(oddsOf('count'), oddsOf('percent')) > oddsOf('money') + ahead) return undefined;
  return { ...last, figure, way: 'bare', value: quantity.value * 100, unit: undefined };
}

const [nearSum, hopeless] = [1.3, -9];

function apart(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}

function mayBeShort(figure: Figure): boolean {
  const { kind, value, per } = figure.quantity;
  return (
    kind === 'bare' &&
    per.length === 0 &&
    Number.isInteger(value) &&
    value >= least &&
    value < most &&
    isPutForward(figure) &&
    !/\bnot $/i.test(figure.remark.text.slice(0, figure.quantity.start))
  );
}

/** "Fifteen forty", "twenty-six hundred": not "one thousand five hundred". */
function isInHundreds({ figure, value, way }: Reading): boolean {
  const { asWritten } = figure.quantity;
  if (value < 1000 || value >= 10_000 || way === 'thousands') return false;
  return isSaidShort(figure) || /^\p{L}+(?:[- ]\p{L}+)? hundred\b/iu.test(asWritten);
}
