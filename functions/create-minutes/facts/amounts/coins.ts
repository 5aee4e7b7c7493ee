import type { Mention } from './judge.ts';
import type { Figure } from './weighed/reading.ts';
import { ofSmallThings } from './weighed/small-things.ts';
import { isInHundredths, isRateInFull, isSaidShort } from './weighed/said-short.ts';

/** Sentences within which a sum said in full shows what a short one is in. */
const reach = 12;

/** "Two eighty-five a crate" beside two dollars ten for the same is 2.85. */
export function inCoins(mentions: readonly Mention[], figures: readonly Figure[]): readonly Mention[] {
  const full = figures.filter(isSaidInFull);
  const all = valuesOf(full);
  const isOfSmallThing = ofSmallThings(figures, all);
  const forOne = Map.groupBy(full, ({ quantity }) => quantity.per[0]);
  const inRemark = Map.groupBy(full, ({ remark }) => remark.index);
  return mentions.map((mention) => {
    const { quantity, judgement, remark } = mention;
    if (judgement.reading !== 'money' || quantity.unit !== undefined || !isSaidShort({ quantity })) return mention;
    const around = Array.from({ length: 2 * reach + 1 }, (_, i) => inRemark.get(remark.index - reach + i) ?? []);
    const near = around.flat().filter((other) => isOfTheSame(quantity.per, other.quantity.per));
    // "ten dollars a student" tells of "fourteen fifty a student" however much is said between them
    const rates = quantity.per.flatMap((one) => (period.test(one) ? [] : (forOne.get(one) ?? [])));
    const isSmall =
      isOfSmallThing({ quantity, remark, ruled: judgement }) ||
      [near, rates].some((sums) => isInHundredths(quantity.value, valuesOf(sums), all));
    return isSmall ? { ...mention, quantity: { ...quantity, value: quantity.value / 100 } } : mention;
  });
}

const period = /^(?:month|year|quarter|week|day|hour)$/;

/** With its currency, in hundreds for each of something, or as "two flat". */
function isSaidInFull(figure: Figure): boolean {
  const { kind, unit, end } = figure.quantity;
  if (kind === 'money' && unit !== undefined) return true;
  return isRateInFull(figure) || (kind === 'bare' && /^ (?:flat|even)\b/i.test(figure.remark.text.slice(end)));
}

function valuesOf(figures: readonly Figure[]): readonly number[] {
  return figures.map(({ quantity }) => quantity.value).sort((one, other) => one - other);
}

function isOfTheSame(per: readonly string[], other: readonly string[]): boolean {
  return per.length === 0 || other.length === 0 || per.some((one) => other.includes(one));
}
