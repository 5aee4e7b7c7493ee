import { shareBefore } from '../japanese-quantities.ts';
import { type Habits, isCountedNear } from './habits.ts';
import type { Figure, Reading } from './reading.ts';

/** Sentences over which a bare number is still the sum it was. */
const reach = 16;

/** 「210まではいけます」「はい、210で」: a bare number that was a sum is that sum again, whatever was counted in between. */
export function asSaidBefore(chosen: readonly Reading[], habits: Habits): readonly Reading[] {
  const sums = new Map<number, Reading>();
  const shares = new Set(
    chosen.flatMap(({ as, value, figure }) => (as === 'percent' && isOfTerms(figure) ? [value] : [])),
  );
  return chosen.map((reading) => {
    const { as, way, value, figure } = reading;
    if (as !== 'percent' && figure.quantity.kind === 'bare' && shares.has(value) && !isCountedNear(figure, habits))
      return { ...reading, as: 'percent', way: 'bare', value, unit: undefined };
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

/** 掛け率六十二 */
function isOfTerms({ quantity: { start }, remark: { text } }: Figure): boolean {
  return shareBefore.test(text.slice(0, start));
}
