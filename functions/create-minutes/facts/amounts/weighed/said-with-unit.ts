import type { Reading } from './reading.ts';

/** Sentences over which a bare number is what it was said to be. */
const reach = 8;

/** "Four hundred kilos a week." - "So four hundred is another band.": a bare number that is said close by with what it is of, and nowhere as money, is no sum. */
export function asSaidWithUnit(chosen: readonly Reading[]): readonly Reading[] {
  const sums = new Set(chosen.filter(isSaid).flatMap(({ as, value }) => (as === 'money' ? [value] : [])));
  const others = Map.groupBy(
    chosen.filter((one) => isSaid(one) && one.as !== 'money'),
    ({ value }) => value,
  );
  return chosen.map((reading) => {
    const { figure, value, as, way } = reading;
    if (as !== 'money' || way !== 'bare' || isSaid(reading) || sums.has(value)) return reading;
    const far = (one: Reading) => Math.abs(one.figure.remark.index - figure.remark.index);
    const [near] = (others.get(value) ?? [])
      .filter((one) => far(one) <= reach)
      .toSorted((one, other) => far(one) - far(other));
    if (!near) return reading;
    return near.as === 'percent'
      ? { ...reading, as: 'percent', unit: undefined }
      : { ...reading, as: 'count', way: 'carried', unit: near.figure.quantity.unit ?? near.unit };
  });
}

/** With its unit, or by what it is for one of. */
function isSaid({ figure: { quantity } }: Reading): boolean {
  return quantity.kind !== 'bare' || quantity.per.length > 0;
}
