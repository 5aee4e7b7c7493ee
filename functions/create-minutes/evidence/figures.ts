import { englishQuantities } from '../facts/amounts/english-quantities.ts';
import { japaneseQuantities } from '../facts/amounts/japanese-quantities.ts';

/** True when the figure is said in the words cited for it, in digits, in words or in kanji. */
export function saysFigure(text: string, value: number): boolean {
  return [...englishQuantities(text), ...japaneseQuantities(text)].some((quantity) => quantity.value === value);
}
