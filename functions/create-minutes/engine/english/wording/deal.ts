import type { DraftAmount } from '../../draft.ts';
import type { Deal, ToldDeal } from '../../deal.ts';
import { capitalised } from '../names/proper-words.ts';

/** The deal as the first line of English minutes has it. */
interface EnglishDeal extends ToldDeal {
  /** "Norpal is in place today", "Weave is an alternative". */
  readonly rivals: readonly string[];
}

/** "An offer of $89 per technician per month", and who else is in the running. */
export function englishDeal({ price, rivals }: Deal): EnglishDeal {
  const priced = (sum: (amount: DraftAmount) => string) =>
    price ? [`an ${price.amount.status === 'agreed' ? 'agreed price' : 'offer'} of ${sum(price.amount)}`] : [];
  const inPlace = rivals.filter(({ relation }) => relation === 'incumbent').map(named);
  const others = rivals.filter(({ relation }) => relation !== 'incumbent').map(named);
  return {
    said: priced(({ text }) => text),
    shown: priced(rate),
    rivals: [
      ...standing(inPlace, ['is in place today', 'are in place today']),
      ...standing(others, ['is an alternative', 'are alternatives']),
    ],
  };
}

/** "An offer of $89", where nothing else was met about: "the offer is $89". */
export function aboutPriceAlone(priced: string): string {
  return priced.replace(/^an (agreed price|offer) of /, 'the $1 is ');
}

function standing(names: readonly string[], [one, several]: readonly [string, string]): readonly string[] {
  return names.length === 0 ? [] : [`${names.join(' and ')} ${names.length > 1 ? several : one}`];
}

/** Where a recogniser sets no capitals, a name has none: "tallgrass rentals". */
function named({ name }: Deal['rivals'][number]): string {
  return /\p{Lu}/u.test(name) ? name : name.split(' ').map(capitalised).join(' ');
}

/** An ISO 4217 code: other units count something. */
export const isMoney = /^[A-Z]{3}$/;
const mostDigits = 6;

/** "$89 per technician per month", whatever words it was said in. */
export function rate({ value, unit, per }: Pick<DraftAmount, 'value' | 'unit' | 'per'>): string {
  const inMoney = unit !== undefined && isMoney.test(unit);
  // a label costs $0.625, and no $0.63
  const digits = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: mostDigits };
  const sum = value.toLocaleString('en', inMoney ? { style: 'currency', currency: unit, ...digits } : digits);
  return [sum, ...[...new Set(per)].map((one) => `per ${one}`)].join(' ');
}
