import { englishQuantities } from '../facts/amounts/english-quantities.ts';
import { japaneseQuantities } from '../facts/amounts/japanese-quantities.ts';

/** Where everybody knows which dollars are meant, nobody says. */
const dollars = /^(?:USD|CAD|AUD|NZD|SGD|HKD)$/;

/** In which currencies a text names sums. */
export function currenciesIn(text: string): readonly string[] {
  return [...englishQuantities(text), ...japaneseQuantities(text)].flatMap(({ kind, unit }) =>
    kind === 'money' && unit ? [unit.replace(dollars, 'dollars')] : [],
  );
}
