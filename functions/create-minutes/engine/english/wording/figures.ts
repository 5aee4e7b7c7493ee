import type { Meeting } from '../../meeting.ts';
import { smallNumbers, wholeTens } from '../../../number-words.ts';
import { numberSaid, numbersAlone } from './digits.ts';

const sum = String.raw`(?<![\p{L}\p{N}$€£¥.,-])(\d[\d,]*(?:\.\d+)?(?: (?:thousand|million|billion|trillion))?)`;
/** "2 pounds ten" has more behind it; "two pounds of butter" weighs so much. */
const alone = String.raw`(?!['’\p{L}-]| (?:and )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b(?! (?:month|year|week|day|head|seat|unit|site|piece|person|time|go))| of\b| and an? (?:half|quarter)\b))`;
const currencies: readonly (readonly [said: RegExp, signed: string])[] = [
  [new RegExp(`${sum} dollars?${alone}`, 'giu'), '$$$1'],
  [new RegExp(`${sum} euros?${alone}`, 'giu'), '€$1'],
  [new RegExp(`${sum} pounds?${alone}`, 'giu'), '£$1'],
];
/** From ten on, in words. */
const cents = `(?:(?:${wholeTens.slice(2).join('|')})(?:[- ](?:${smallNumbers.slice(1, 10).join('|')}))?|${smallNumbers.slice(10).join('|')})`;
/** "4 dollars 18", "3 pounds ninety-five": of one sum both parts, and no number that counts what follows. */
const inParts = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£¥.,-])(\d[\d,]*) (dollars?|euros?|pounds?|quid) (?!and )(\d\d|${cents})(?: (?:cents?|pence|p)\b)?(?=[.,;:?!)]|$| (?:an?|each|per(?! ?cent)|apiece|is|was|for|on|and|but|if|with|plus|less|all)\b)(?![.,]\d)`,
  'giu',
);
const signs: Readonly<Record<string, string>> = { d: '$', e: '€', p: '£', q: '£' };
const share = /(?<=\d) ?per ?cent\b/giu;
/** Whoever speaks of these weighs in pounds. */
const weighsInPounds = /\b(?:dollars?|cents|bucks|lbs?)\b|\$/i;

/** Numbers, sums and shares as minutes write them: "38,000 dollars" is "$38,000", "70 percent" is "70%". */
export function figuresOf({ turns }: Meeting): (text: string) => string {
  const isWeighed = turns.some(({ text }) => weighsInPounds.test(text));
  const known = isWeighed ? currencies.slice(0, 2) : currencies;
  const inSigns = (text: string) => known.reduce((told, [said, signed]) => told.replace(said, signed), text);
  const inOne = (text: string) =>
    text.replace(inParts, (said: string, whole: string, currency: string, part: string) =>
      isWeighed && /^pound/i.test(currency) ? said : inOneSum(said, whole, currency, part),
    );
  return (text) => inSigns(numbersAlone(inOne(text))).replace(share, '%');
}

function inOneSum(said: string, whole: string, currency: string, part: string): string {
  const behind = /^\d/.test(part) ? Number(part) : numberSaid(part);
  return behind === undefined
    ? said
    : `${signs[currency.charAt(0).toLowerCase()] ?? ''}${whole}.${String(behind).padStart(2, '0')}`;
}
