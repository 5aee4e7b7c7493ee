import { areWithin } from './within.ts';
import type { Talk } from '../../talk.ts';
import type { Figure } from './reading.ts';

const counts = /\b(?:the|our|your|my|their|head) ?-?counts?\b|\bhead-?count\b|\benrol+ments?\b/i;
const largeCount = 100;
/** A count that is put right is not far from what it was. */
const mostApart = 1.15;

/** "Forty-one hundred students" - "The count's off. It's thirty-eight hundred now.": the numbers of a talk that a count is put right by. */
export function recountedIn({ remarks }: Talk, figures: readonly Figure[]): (figure: Figure) => boolean {
  const known = figures.flatMap(({ quantity: { kind, value } }) =>
    kind === 'count' && value >= largeCount ? [value] : [],
  );
  const spokenOf = new Set(
    remarks.flatMap(({ text, index }) => (counts.test(text) ? [index, index + 1, index + 2] : [])),
  );
  const right = figures.flatMap(({ quantity: { kind, value, per }, remark: { index } }) => {
    return kind === 'bare' &&
      per.length === 0 &&
      spokenOf.has(index) &&
      known.some((one) => areWithin(one, value, mostApart))
      ? [value]
      : [];
  });
  return ({ quantity: { value, per } }) => per.length === 0 && right.some((one) => areWithin(one, value, mostApart));
}
