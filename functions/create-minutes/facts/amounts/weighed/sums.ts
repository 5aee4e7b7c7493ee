import type { Figure, Reading } from './reading.ts';
import type { View } from './view.ts';

/** Figures on either side that a figure may be multiplied or added up with. */
const reach = 6;
const monthsOfYear = 12;
const slack = 0.005;
const farthest = 30;
const leastValue = 1e-3;
/** Orders of magnitude that stand for having nothing to compare with. */
const beyond = 9;

/** Whether a figure is a factor, whether it is the product, and whether it adds up, with others said near it. */
export function inSums({ figure, as, value }: Reading, { plain }: View): readonly number[] {
  if (as === 'percent' || value < 2) return [0, 0, 0];
  const sums = near(plain.money, figure, value);
  if (as === 'count') return [sums.some((one) => one > 1 && sums.some((sum) => is(value * one, sum))) ? 1 : 0, 0, 0];
  const counts = [...near(plain.count, figure, value), monthsOfYear].filter((count) => count > 1);
  return [
    counts.some((count) => sums.some((sum) => is(value * count, sum))) ? 1 : 0,
    counts.some((count) => sums.some((one) => is(one * count, value))) ? 1 : 0,
    sums.some((one) => sums.some((sum) => is(value + one, sum) || (one < sum && is(one + sum, value)))) ? 1 : 0,
  ];
}

function is(one: number, other: number): boolean {
  return Math.abs(one - other) < slack * other;
}

function near(plain: readonly Reading[], figure: Figure, value: number): readonly number[] {
  const at = placeOf(figure, plain);
  const values = plain.slice(Math.max(0, at - reach), at + reach).map((one) => one.value);
  return values.filter((one) => one >= 1 && one !== value);
}

/** How many sentences back, and ahead, the next figure of a kind is, and how much larger or smaller this one is. */
export function besidePlain({ figure, value }: Reading, plain: readonly Reading[]): readonly number[] {
  const at = placeOf(figure, plain);
  const isItself =
    plain[at]?.figure.remark === figure.remark && plain[at].figure.quantity.start === figure.quantity.start;
  return [plain[at - 1], plain[isItself ? at + 1 : at]].flatMap((one) =>
    one
      ? [
          Math.min(farthest, Math.abs(figure.remark.index - one.figure.remark.index)),
          Math.log10(value / Math.max(leastValue, one.value)),
        ]
      : [farthest, beyond],
  );
}

/** How far a sum is from the nearest one that was said in full. */
export function toNearest(value: number, sums: readonly number[]): number {
  if (sums.length === 0) return -1;
  const at = firstFrom(sums, (sum) => sum >= value);
  const far = (other: number | undefined) => (other === undefined ? beyond : Math.abs(Math.log10(value / other)));
  return Math.min(far(sums[at]), far(sums[at - 1]));
}

function placeOf({ remark, quantity }: Figure, plain: readonly Reading[]): number {
  return firstFrom(plain, ({ figure: { remark: other, quantity: own } }) =>
    other.index === remark.index ? own.start >= quantity.start : other.index > remark.index,
  );
}

/** Where in a sorted list something begins to hold. */
function firstFrom<One>(sorted: readonly One[], holds: (one: One) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one !== undefined && !holds(one)) low = middle + 1;
    else high = middle;
  }
  return low;
}
