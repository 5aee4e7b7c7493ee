import type { Mention } from './judge.ts';
import { isSaidShort } from './weighed/said-short.ts';
import type { Figure } from './weighed/reading.ts';

/** Sentences within which a sum said in full shows what a short one is in, and how many times larger one of them may be. */
const reach = 12;
const mostApart = 2.5;

/**
 * "Two eighty-five a crate" beside two dollars ten is 2.85: a short sum is in hundredths where a sum near it was said in full that is
 * about as large then, of the same, and none that is about as large as the short one says.
 */
export function inCoins(mentions: readonly Mention[], figures: readonly Figure[]): readonly Mention[] {
  const full = figures.filter(isSaidInFull);
  return mentions.map((mention) => {
    const { quantity, judgement, remark } = mention;
    if (judgement.reading !== 'money' || quantity.unit !== undefined || !isSaidShort({ quantity })) return mention;
    const near = full.filter(
      (other) => Math.abs(other.remark.index - remark.index) <= reach && isOfTheSame(quantity.per, other.quantity.per),
    );
    const hasNear = (value: number, sums: readonly Figure[]) =>
      sums.some(({ quantity: { value: sum } }) => Math.max(sum, value) <= mostApart * Math.min(sum, value));
    const value = quantity.value / 100;
    return hasNear(value, near) && !hasNear(quantity.value, full)
      ? { ...mention, quantity: { ...quantity, value } }
      : mention;
  });
}

/** With its currency, or as "two flat". */
function isSaidInFull({ quantity: { kind, unit, end }, remark: { text } }: Figure): boolean {
  return (kind === 'money' && unit !== undefined) || (kind === 'bare' && /^ (?:flat|even)\b/i.test(text.slice(end)));
}

function isOfTheSame(per: readonly string[], other: readonly string[]): boolean {
  return per.length === 0 || other.length === 0 || per.some((one) => other.includes(one));
}
