import type { Figure } from './reading.ts';

/** "two eighty-five" is 285 or 2.85: who says hundreds means hundreds. */
export function isSaidShort({ quantity: { value, asWritten } }: Pick<Figure, 'quantity'>): boolean {
  return (
    value > 100 &&
    value < 10_000 &&
    value % 100 !== 0 &&
    !/\d|hundred|thousand|grand/i.test(asWritten) &&
    /[a-z]/i.test(asWritten)
  );
}
