import { type Habits, isCountedNear } from './habits.ts';
import type { Reading } from './reading.ts';

/** Sentences over which a bare number is still the sum it was. */
const reach = 16;

/** 「210まではいけます」「はい、210で」: a bare number that was a sum is that sum again, whatever was counted in between. */
export function asSaidBefore(chosen: readonly Reading[], habits: Habits): readonly Reading[] {
  const sums = new Map<number, Reading>();
  return chosen.map((reading) => {
    const { as, way, value, figure } = reading;
    if (as === 'money' && way === 'tenThousands') sums.set(figure.quantity.value, reading);
    const sum = sums.get(value);
    const isAgain =
      as === 'count' &&
      way === 'carried' &&
      sum !== undefined &&
      figure.remark.index - sum.figure.remark.index <= reach &&
      !isCountedNear(figure, habits);
    if (!isAgain) return reading;
    return { ...reading, as: sum.as, way: sum.way, value: sum.value, unit: undefined };
  });
}
