import { englishQuantities } from '../facts/amounts/english-quantities.ts';
import { japaneseQuantities } from '../facts/amounts/japanese-quantities.ts';
import type { Quantity } from '../facts/amounts/quantity.ts';

/**
 * True when the figure is said in the words cited for it, in digits, in words or in kanji. A short figure may go on from
 * a longer one: "twenty-four" after "twenty-six hundred", "eighty-two" after "eighty-five thousand", "fifteen" after "eighteen lakhs", 四百二十 after 三百万,
 * "fifty-nine" after "sixty-two pence", "four eighty-five a pallet" beside four dollars ten,
 * "fourteen thirty-five" beside fourteen point two pence.
 */
export function saysFigure(text: string, value: number): boolean {
  return [...englishQuantities(text, withRand), ...japaneseQuantities(text)].some(
    (said) =>
      said.value === value ||
      (said.kind === 'bare' && leftOut.some((scale) => said.value * scale === value)) ||
      (isOpen(said) && [100, 1e4].some((parts) => Math.abs(said.value / parts - value) < 1e-6)),
  );
}

/** Where "R485" may be a sum. */
const withRand = 'Africa/Johannesburg';

/** Without a currency: "four eighty-five a pallet" may be 4.85. */
function isOpen({ kind, unit }: Quantity): boolean {
  return kind === 'bare' || (kind === 'money' && unit === undefined);
}

/** Hundreds, thousands, ten thousands (万) and lakhs: what people leave out of a sum when all know it. */
const leftOut = [100, 1e3, 1e4, 1e5];
