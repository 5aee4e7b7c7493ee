import type { Meeting } from '../../meeting.ts';
import { numbersAlone } from './digits.ts';

const sum = String.raw`(?<![\p{L}\p{N}$€£¥.,-])(\d[\d,]*(?:\.\d+)?(?: (?:thousand|million|billion))?)`;
/** "2 pounds ten" has more behind it; "two pounds of butter" weighs so much. */
const alone = String.raw`(?!['’\p{L}-]| (?:and )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b(?! (?:month|year|week|day|head|seat|unit|site|piece|person|time|go))| of\b| and an? (?:half|quarter)\b))`;
const currencies: readonly (readonly [said: RegExp, signed: string])[] = [
  [new RegExp(`${sum} dollars?${alone}`, 'giu'), '$$$1'],
  [new RegExp(`${sum} euros?${alone}`, 'giu'), '€$1'],
  [new RegExp(`${sum} pounds?${alone}`, 'giu'), '£$1'],
];
const share = /(?<=\d) ?per ?cent\b/giu;
/** Whoever speaks of these weighs in pounds. */
const weighsInPounds = /\b(?:dollars?|cents|bucks|lbs?)\b|\$/i;

/** Numbers, sums and shares as minutes write them: "38,000 dollars" is "$38,000", "70 percent" is "70%". */
export function figuresOf({ turns }: Meeting): (text: string) => string {
  const known = turns.some(({ text }) => weighsInPounds.test(text)) ? currencies.slice(0, 2) : currencies;
  const inSigns = (text: string) => known.reduce((told, [said, signed]) => told.replace(said, signed), text);
  return (text) => inSigns(numbersAlone(text)).replace(share, '%');
}
