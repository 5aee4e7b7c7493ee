import { currencyAfter, currencyBefore } from '../../../facts/amounts/english-currencies.ts';
import type { Amount } from '../../../minutes/facts.ts';
import { isMoney, rate } from './deal.ts';

/** Smaller ones count and date things. */
const leastFigure = 20;
/** "2023", and no round sum such as 2,000. */
const isYear = (value: number) => value >= 1990 && value <= 2040 && value % 10 !== 0;
/** Makes another number of the figure, counts things by it, or an hour. */
const goesOn =
  /^(?:%|[-–] ?\p{N}|[.,:/]\p{N}|(?:st|nd|rd|th)\b| (?:per ?cent|k|grand|thousand|million|billion|trillion|[ap]\.?m|o['’]clock|points?)(?!\p{L})| (?:\p{Ll}+ )?\p{Ll}{2,}s(?!\p{L}))/u;

/**
 * Figures of money that were said without a currency, with that of the table of amounts: "a setup fee of 12,000" is "of $12,000" where
 * the table has $12,000 from one of the turns that the text rests on, and no other amount of the same figure.
 */
export function withCurrency(amounts: readonly Amount[]): (text: string, turnIds: readonly string[]) => string {
  const byTurn = new Map<string, Amount[]>();
  for (const amount of amounts) {
    for (const id of amount.evidence.flatMap(({ turnIds }) => turnIds)) {
      const known = byTurn.get(id);
      if (known) known.push(amount);
      else byTurn.set(id, [amount]);
    }
  }
  return (text, turnIds) => {
    const here = turnIds.flatMap((id) => byTurn.get(id) ?? []);
    const byValue = Map.groupBy(here, ({ value }) => value);
    return [...byValue].reduce((told, [value, same]) => {
      const [unit, other] = new Set(same.map((one) => one.unit));
      const isSure = unit && isMoney.test(unit) && other === undefined && same.every(({ side }) => side !== null);
      if (!isSure || value < leastFigure || !Number.isInteger(value) || isYear(value)) return told;
      return priced(told, value, unit);
    }, text);
  };
}

/** Each place of the figure with its currency, but where it has one already or is part of something else. */
function priced(text: string, value: number, unit: string): string {
  const figure = new RegExp(
    `(?<![\\p{L}\\p{N}\\p{Sc}’'.,:/#-])(?:${value}|${value.toLocaleString('en')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return text.replace(figure, (found, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + found.length)];
    const isWhole = !currencyBefore.test(before) && !currencyAfter.test(after) && !goesOn.test(after);
    return isWhole ? rate({ value, unit, per: [] }) : found;
  });
}
