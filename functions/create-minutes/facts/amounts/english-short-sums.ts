import type { Remark } from '../talk.ts';
import { english } from './english-wordings.ts';
import type { Named } from './judge.ts';
import type { Quantity } from './quantity.ts';

const { bid, purse } = english;

/** How many sentences back the money is that a short figure goes on from. */
const scaleReach = 6;

/** "eighty-two" after "eighty-five thousand" is 82000, "fifty-nine" after "sixty-two pence" 0.59. */
export function meant(value: number, per: readonly string[], { index }: Remark, { money }: Named): number {
  if (value >= 1000) return value;
  for (let at = index; at >= Math.max(0, index - scaleReach); at--) {
    for (const { value: other, asWritten } of (money.get(at) ?? []).toReversed()) {
      if (/pence|cents?/i.test(asWritten) && value < 100) return value / 100;
      if (Math.abs(other * 100 - value) < 1e-6) return other;
      const near = other / 1000 / value;
      if (per.length === 0 && /thousand|grand|\dk\b/i.test(asWritten) && near > 0.4 && near < 2.5) return value * 1000;
    }
  }
  return isInCents(value, index, money) ? value / 100 : value;
}

const [leastCents, mostOfUnit] = [100, 20];
/** Sentences back to where the price of one thing was named first. */
const unitReach = 120;

/** "It's going to four sixty", where a user costs 4.10: prices of one thing are in the units they were named in. */
function isInCents(value: number, index: number, money: Named['money']): boolean {
  if (value < leastCents || !Number.isInteger(value)) return false;
  const named = Array.from({ length: unitReach + 1 }, (_, back) => money.get(index - back) ?? []).flat();
  const isNear = (one: number) => named.some((other) => one / other.value > 0.5 && one / other.value < 2);
  const hasCents = named.some((other) => other.value < mostOfUnit && !Number.isInteger(other.value));
  return hasCents && isNear(value / 100) && !isNear(value);
}

const largestShortSum = 1000;
const leastShortSum = 2;
/** Sentences back in which a large sum shows that the talk is of thousands. */
const farReach = 40;

/** "I've got seventy in the workforce line" are thousands, or lakhs where people count in these. */
export function inThousands(
  { value, start, end, asWritten, per }: Quantity,
  text: string,
  { index }: Remark,
  { money }: Named,
): number | undefined {
  if (value < leastShortSum || value >= largestShortSum || per.some((unit) => !/^(?:year|annum)$/.test(unit)))
    return undefined;
  if (/hundred$/i.test(asWritten) || /^\s+(?:of|in (?:a|ten))\b/.test(text.slice(end))) return undefined;
  const isPurse = purse.test(text);
  if (!isPurse && !bid.test(text.slice(0, start))) return undefined;
  const near = Array.from({ length: 2 * farReach + 1 }, (_, i) => money.get(index - farReach + i) ?? []);
  const sums = near.flat();
  const lakhs = sums.some((sum) => /lakh|lac\b/i.test(sum.asWritten) && isNear(value * 1e5, sum.value));
  if (lakhs) return value * 1e5;
  if (sums.some((sum) => sum.value >= 1000 && isNear(value * 1000, sum.value))) return value * 1000;
  return isPurse && sums.every((sum) => sum.value >= 100 || sum.per.length > 0) ? value * 1000 : undefined;
}

function isNear(one: number, other: number): boolean {
  return one / other > 0.25 && one / other < 4;
}
