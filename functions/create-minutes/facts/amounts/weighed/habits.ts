import type { Talk } from '../../talk.ts';
import type { Figure } from './reading.ts';

/** What a talk leaves out of its figures, seen from those it says in full. */
export interface Habits {
  readonly code: Talk['code'];
  readonly saysLakhs: boolean;
  readonly saysCoins: boolean;
  /** What is said to be money, with its currency or by what it is for one of, rising. */
  readonly sums: readonly number[];
  /** What was counted last before each remark that has a figure without a unit, by its position. */
  readonly counted: ReadonlyMap<number, string>;
}

/** Sentences over which what was counted is still in the air. */
const countReach = 12;
/** Sums below this are said to the hundredth. */
const smallSum = 20;

export function habitsOf({ code }: Talk, figures: readonly Figure[]): Habits {
  const sums = figures.flatMap(({ quantity: { kind, value } }) => (kind === 'money' ? [value] : [])).sort(rising);
  return {
    code,
    sums,
    saysLakhs: figures.some(({ quantity }) => /\b(?:lakh|lac|crore)s?\b/i.test(quantity.asWritten)),
    saysCoins: sums.some((sum) => sum < smallSum),
    counted: lastCounted(figures),
  };
}

function rising(one: number, other: number): number {
  return one - other;
}

function lastCounted(figures: readonly Figure[]): ReadonlyMap<number, string> {
  const counted = new Map<number, string>();
  let last: { readonly unit: string; readonly index: number } | undefined;
  for (const { quantity, remark } of figures) {
    if (quantity.kind === 'bare' && last && remark.index - last.index <= countReach && !counted.has(remark.index))
      counted.set(remark.index, last.unit);
    if (quantity.kind === 'count' && quantity.unit !== undefined && quantity.value > 1)
      last = { unit: quantity.unit, index: remark.index };
    if (quantity.kind === 'money' || quantity.per.length > 0) last = undefined;
  }
  return counted;
}
