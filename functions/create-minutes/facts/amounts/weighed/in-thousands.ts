import type { Weighed } from './among.ts';
import type { Habits } from './habits.ts';
import type { Figure, Reading } from './reading.ts';
import { toNearest } from './sums.ts';

/** "I can sign up to twenty-five a year", "anything past forty goes to the board" */
const mayBeSigned =
  /\b(?:(?:sign|approve|authori[sz]e|commit|release)(?: (?:off|for|on|it|things|anything|orders))* (?:up to|under|below|to)|(?:my|her|his|our|their) (?:(?:signing|approval|spending) )?(?:limit|ceiling|authority)(?:['’]s| is| stops at| ends at| goes up to))(?: about| around)? $/i;
const half = /\band (?:a half|three quarters)\b/i;
const tenth = /^[a-z]/i;
const spelt = /\b(?:point|half|quarters?)\b/i;
const [least, mostSigned] = [10, 100];
/** How far a sum is from others of the talk, in orders of magnitude. */
const [mostApart, nearest] = [Math.log10(1.7), Math.log10(1.5)];

/**
 * "Eighteen six a month" is 18600 where nobody speaks of coins, whether or not it has been chosen as 18.6, and so are "a hundred and
 * ninety-four and a half" beside sums of that size, and what somebody may sign for.
 * @param large sums of a thousand and more of the talk, rising
 */
export function inThousands(
  all: readonly Weighed[],
  chosen: Reading | undefined,
  { saysCoins, sums }: Habits,
  large: readonly number[],
): Reading | undefined {
  if (chosen?.as !== 'money' || chosen.way !== 'bare') return undefined;
  const { figure } = chosen;
  const isLarge = () => large.length > 0 && toNearest(figure.quantity.value * 1000, large) <= mostApart;
  const isSmall = () => sums.length > 0 && toNearest(figure.quantity.value, sums) <= nearest;
  const holds =
    (!saysCoins && saysTenth(figure)) ||
    (isHalf(figure) && isLarge() && !isSmall()) ||
    (isSigned(figure) && large.length > 0);
  return holds ? all.find(({ reading }) => reading.as === 'money' && reading.way === 'thousands')?.reading : undefined;
}

/** In two words or three, without a point: "eighteen six", "twenty-one five". */
function saysTenth({ quantity: { value, asWritten } }: Figure): boolean {
  return value > least && !Number.isInteger(value) && tenth.test(asWritten) && !spelt.test(asWritten);
}

function isHalf({ quantity: { value, asWritten } }: Figure): boolean {
  return value > least && half.test(asWritten);
}

function isSigned({ quantity: { value, start, per }, remark: { text } }: Figure): boolean {
  return (
    value < mostSigned && per.every((one) => /^(?:year|annum)$/.test(one)) && mayBeSigned.test(text.slice(0, start))
  );
}
