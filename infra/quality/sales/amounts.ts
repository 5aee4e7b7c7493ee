import type { Gold } from './gold.ts';
import type { Pairs } from './pair.ts';

export interface ToldAmount {
  readonly value: number;
  readonly unit: string | null;
}

const percent = /percent|%|パーセント|割/i;
const time = /month|year|week|day|hour|minute|年|月|日|週|時間|分$/i;
const currency = /^[A-Z]{3}$/;

/** Pairs each told figure with a gold one of the same value and kind of unit, the required ones first. */
export function pairAmounts(told: readonly ToldAmount[], gold: Gold['amounts']): Pairs {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  told.forEach((one, i) => {
    const free = [...gold.keys()].filter((j) => !taken.has(j) && isSameAmount(one, gold[j]));
    const best = free.find((j) => !gold[j]?.optional) ?? free[0];
    if (best === undefined) return;
    pairs.set(i, best);
    taken.add(best);
  });
  return pairs;
}

/** A figure without a unit is the same as one with any. */
export function isSameAmount(told: ToldAmount, gold: { value: number; unit: string } | undefined): boolean {
  if (!gold || Math.abs(told.value - gold.value) > 1e-6 * Math.max(1, Math.abs(gold.value))) return false;
  return !told.unit || gold.unit.split('|').some((unit) => kindOf(unit) === kindOf(told.unit ?? ''));
}

/** Each value and unit counts once a meeting. */
export function distinctAmounts(told: readonly ToldAmount[]): readonly ToldAmount[] {
  return [...new Map(told.map((one) => [`${one.value} ${kindOf(one.unit ?? '')}`, one])).values()];
}

/** Each currency, percent, time, or something counted, whatever it is: `seats` and `users` are alike. */
function kindOf(unit: string): string {
  if (unit === '' || currency.test(unit)) return unit;
  if (percent.test(unit)) return 'percent';
  return time.test(unit) ? 'time' : 'count';
}
