import { smallNumbers as units, wholeTens as tens } from '../../number-words.ts';

/** "seven" is 7 and "seventy" 70; undefined for every other word. */
export function numberOf(one: string): number | undefined {
  if (one === 'nought') return 0;
  const unit = units.indexOf(one);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(one);
  return ten > 1 ? ten * 10 : undefined;
}

/** 38.5 thousand is 38500, not 38499.999. */
export function round(value: number): number {
  return Number(value.toFixed(6));
}
