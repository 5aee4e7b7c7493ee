import type { DraftAmount } from '../../draft.ts';
import type { Deal, ToldDeal } from '../../deal.ts';
import { capitalised } from '../names/proper-words.ts';

/** "the offer of $89 per technician per month", "Norpal in place today", "Weave as an alternative". */
export function englishDeal({ price, rivals }: Deal): ToldDeal {
  const priced = (sum: (amount: DraftAmount) => string) =>
    price ? [`the ${price.amount.status === 'agreed' ? 'agreed price' : 'offer'} of ${sum(price.amount)}`] : [];
  const inPlace = rivals.filter(({ relation }) => relation === 'incumbent').map(named);
  const others = rivals.filter(({ relation }) => relation !== 'incumbent').map(named);
  const parts = [
    ...(inPlace.length > 0 ? [`${inPlace.join(' and ')} in place today`] : []),
    ...(others.length > 0
      ? [`${others.join(' and ')} as ${others.length > 1 ? 'alternatives' : 'an alternative'}`]
      : []),
  ];
  return { said: [...priced(({ text }) => text), ...parts], shown: [...priced(rate), ...parts] };
}

/** Where a recogniser sets no capitals, a name has none: "tallgrass rentals". */
function named({ name }: Deal['rivals'][number]): string {
  return /\p{Lu}/u.test(name) ? name : name.split(' ').map(capitalised).join(' ');
}

const mostDigits = 6;

/** "$89 per technician per month", whatever words it was said in. */
export function rate({ value, unit, per }: Pick<DraftAmount, 'value' | 'unit' | 'per'>): string {
  const inMoney = unit !== undefined && /^[A-Z]{3}$/.test(unit);
  // a label costs $0.625, and no $0.63
  const digits = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: mostDigits };
  const sum = value.toLocaleString('en', inMoney ? { style: 'currency', currency: unit, ...digits } : digits);
  return [sum, ...[...new Set(per)].map((one) => `per ${one}`)].join(' ');
}
