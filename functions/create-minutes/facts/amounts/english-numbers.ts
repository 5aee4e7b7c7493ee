import { inLowerCase } from '#shared/text/lower-case.ts';
import { lakhsAndThousands, lakhsIn } from './english-lakhs.ts';
import { scaleWords as scale, scales } from './english-scales.ts';
import { smallNumbers as units, wholeTens as tens } from '../../number-words.ts';
import { isShortAt, readShort, thousandsLeftOut } from './english-short-numbers.ts';
import { numberOf, round } from './english-number-words.ts';

/** A number of a text, in digits or words, with its place. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Ends with "thousand", "grand", "k", "million": what people say of money more than of anything else. */
  readonly scale: string | undefined;
  /** In words, not digits. */
  readonly spoken: boolean;
}

/** What is added to a number that ends so. */
const fractions: Readonly<Record<string, number>> = {
  'a half': 0.5,
  half: 0.5,
  'a quarter': 0.25,
  'three quarters': 0.75,
  'three-quarters': 0.75,
  'a tenth': 0.1,
};
const word = [...units, ...tens.slice(2)].join('|');
const endsWithHalf = `(?=\\s*(?:$|[.,;:!?…])| (?:${scale}|percent|per cent|euros?|dollars?|pounds?|rupees?)\\b)`;
const fraction = Object.keys(fractions)
  .map((one) => (one === 'half' ? one + endsWithHalf : one))
  .join('|');
/** "a dollar ten", "a pound a tag" */
const oneCoin = 'an?(?= (?:dollar|euro|pound|quid|buck|rupee|franc|krona|krone|crown|tenner|fiver)\\b)';
/** "thirty-first" is a day. */
const ordinal = '[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\\b';
/** "half a million", "a quarter million", "three-quarters of a million" */
const partOf = '(?:half (?:of )?an? |(?:an? |one |three[- ])quarters? (?:of an? )?)';
/** "1,20,000" is how lakhs are written. */
const digits = String.raw`[1-9]\d?(?: \d{3}){2}(?![ \d.,]\d|\d)|[1-9]\d{0,2}(?: \d{3})+(?![ \d.,]\d|\d)(?=\s?€|\s(?:rands?|euros?|dollars|pounds|francs|kron\p{L}+|crowns|z[łl]ot\p{L}+|eur|usd|gbp|chf|zar|pln|sek|nok|dkk|czk)(?!\p{L}))|(?<=[€£]\s?|(?<!\p{L})(?:r|eur|chf|zar|pln|sek|nok|dkk|czk)\s?)[1-9]\d{0,2}(?: \d{3})+(?![ \d.,]\d|\d)|\d{1,3}(?:\.\d{3})+,\d{2}(?!\d)|\d+,\d{2}(?=\s?(?:€|euros?\b|eur\b))|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const written = `${lakhsAndThousands}|(?:${digits})(?:\\s?(?:k(?!['’]s)|m|mn|bn|tn)\\b|(?:[ -](?:hundred|${scale})\\b){1,2})?`;
/** "It costs point five euros", and no point that five people made. */
const belowOne = `(?<!\\b(?:this|that|the|one|an?|some|which|what|any|every|more|last|first|next|my|your|our|same|good|fair|at) )point (?=(?:zero |oh )?(?:${units.slice(1, 10).join('|')})(?: (?:${units.slice(1, 10).join('|')}))? (?:euros?|dollars?|pounds?|per ?cent|million)\\b)(?:${word})\\b`;
const said = `(?:(?:nought|zero) (?=point )|${belowOne}|${partOf}(?=million|thousand|billion|trillion|lakh|crore)|an? (?=hundred|${scale})|(?:${word})\\b|(?<!(?:few|several|couple|couple of|many|some|more) )hundred(?= (?:and )?(?:${word})\\b| (?:${scale}|quid|bucks|euros?|dollars?|pounds?)\\b))(?:(?:[ -](?:and[ -])?)?(?:${word}|hundred|${scale}|k(?!['’]s)|thou|point|oh|zero)\\b){0,9}(?: and (?:${fraction})\\b(?: (?:${scale}|k(?!['’]s)|thou)\\b)?)?`;
const number = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_.,/:-]|\\d[ ])|(?<=(?<![\\p{L}\\p{N}])(?:r|rs\\.?|[a-z]{3}))(?=\\d))(?:${written}|${said}|${oneCoin})(?!(?!p\\b)[\\p{L}\\p{N}_]|[.,:/]\\d|${ordinal})`,
  'gu',
);
const mayHold =
  /\d|(?:ty|teen|hundred|thousand|grand|million|lakhs?|crores?|dollar|euro|pound|quid|buck|rupee|franc|fiver|tenner|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** The numbers of a text from left to right; "four eighty" is 480 and "thirty-eight thousand" 38000, as people say prices. */
export function englishNumbers(text: string): readonly FoundNumber[] {
  if (!mayHold.test(text)) return [];
  return [...inLowerCase(text).matchAll(number)].flatMap(({ 0: { length }, index: start }) => {
    const end = start + length;
    const found = text.slice(start, end);
    if (!/^\d/.test(found)) return readSaid(found, start, text);
    const plain = withPoint(found, text.slice(Math.max(0, start - longestSign), start), text.slice(end));
    return [{ start, end, value: lakhsIn(found) ?? readDigits(plain), scale: scaleOf(found), spoken: false }];
  });
}

function scaleOf(found: string): string | undefined {
  return endsWithScale.exec(found.replace(endsWithFraction, ''))?.[1]?.toLowerCase();
}

const endsWithScale = new RegExp(`(k|m|mn|bn|tn|thou|${scale})$`, 'i');
const endsWithFraction = new RegExp(` and (${fraction})$`, 'i');
const withFraction = new RegExp(` and (${fraction})`, 'i');

/** "5.000 Euro", "1.234,56" and "12,50 €" as they are written where the comma is the point: "5000", "1234.56", "12.50". */
function withPoint(found: string, before: string, after: string): string {
  const [figure = ''] = /^[\d.,]+/.exec(found) ?? [];
  const isInEuro = /(?:€|\b(?:EUR|CHF))\s?$/i.test(before) || /^\s?(?:€|euros?\b|EUR\b|CHF\b|francs?\b)/i.test(after);
  // millions have thousandths, and so has what is sold by the litre: "€1.250 million", "€1.799 per litre", "€0.125 a sheet"
  const isWhole = figure === found && !byMeasure.test(after);
  const hasGroups = isInEuro && isWhole && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(figure);
  if (hasGroups) return figure.replaceAll('.', '') + found.slice(figure.length);
  if (!/^\d{1,3}(?:\.\d{3})+,\d{2}$|^\d+,\d{2}$/.test(figure)) return found;
  return figure.replaceAll('.', '').replace(',', '.') + found.slice(figure.length);
}

const byMeasure =
  /^\s?(?:€|euros?|EUR|CHF|francs?)?\s?(?:per|an?|\/) ?(?:lit(?:re|er)|kwh|kilowatt|kilo|kg|unit|sheet|page|word|click|label|piece|mile|km|minute|second|call|message)\b|^\s?(?:million|billion|trillion|bn|tn|mn?|k)\b/i;
const longestSign = 5;

function readDigits(text: string): number {
  const [, figure = '', rest = ''] = /^([\d,.]+(?: \d{3}(?!\d))*)(.*)$/.exec(text) ?? [];
  let value = Number(figure.replaceAll(/[, ]/g, ''));
  for (const step of rest.toLowerCase().match(/[a-z]+/g) ?? []) value *= step === 'hundred' ? 100 : (scales[step] ?? 1);
  return round(value);
}

/** Of "two twenty-foot units" the last word belongs to the measure. */
function readSaid(said: string, start: number, text: string): readonly FoundNumber[] {
  const found = nextThing.test(text.slice(start + said.length)) ? said.replace(/ and one$/i, '') : said;
  const end = start + found.length;
  const counted = /^-\p{L}/u.test(text.slice(end)) ? countedMeasure.exec(found)?.[1] : undefined;
  if (counted === undefined) {
    const once = afterSlip.test(text.slice(Math.max(0, start - longestSlip), start)) ? saidTwice(found) : undefined;
    const read = readWords(once ?? found, start, isShortAt(text, start, end));
    return once === undefined ? read : read.map((one, i) => (i === read.length - 1 ? { ...one, end } : one));
  }
  return [counted, found.slice(counted.length + 1)].flatMap((one, i) =>
    readWords(one, i === 0 ? start : end - one.length, false),
  );
}

/** "One for eleven thousand and one for fourteen": the second one is the next thing. */
const nextThing = /^,? (?:for|in|with|that|which|who|at|is|was)\b/i;

const countedMeasure = new RegExp(
  `^(${units.slice(1, 10).join('|')}) (?:${units.slice(10).join('|')}|(?:${tens.slice(2).join('|')})(?:-(?:${units.slice(1, 10).join('|')}))?)$`,
  'i',
);

/** "Two six hundred litre tanks" */
const hundredsOfSome = new RegExp(`^(?:${units.slice(2).join('|')}) (?:${units.slice(1, 10).join('|')}) hundred$`, 'i');

/** "one twenty two forty" are two numbers: where a word does not go on with the number, the next one begins. */
function readWords(text: string, start: number, mayBeShort: boolean): readonly FoundNumber[] {
  if (/^an?$/i.test(text)) return [{ start, end: start + text.length, value: 1, scale: undefined, spoken: true }];
  const tenth = mayBeShort ? tenthWithFraction(text) : undefined;
  if (tenth !== undefined) return [{ start, end: start + text.length, value: tenth, scale: undefined, spoken: true }];
  const words = text.split(/[ -]/);
  for (let count = words.length; count > 0; count--) {
    const said = words.slice(0, count).join(' ');
    const isBroken = /(?:^| )(?:and|a|an|point|oh)$/i.test(said) || /^hundred$/i.test(words[count] ?? '');
    const isLast = count === words.length ? mayBeShort : /^and$/i.test(words[count] ?? '');
    const value =
      isBroken || (!mayBeShort && hundredsOfSome.test(said))
        ? undefined
        : ((isLast ? readShort(words.slice(0, count)) : undefined) ?? readValue(said));
    if (value === undefined) continue;
    const end = start + said.length;
    const rest = text.slice(said.length).replace(/^[ -](?:(?:and|oh)[ -])?/i, '');
    const one = { start, end, value, scale: scaleOf(said), spoken: true };
    return rest ? [one, ...readWords(rest, start + text.length - rest.length, mayBeShort)] : [one];
  }
  return [];
}

/** "Fourteen three and a half" is 14.35. */
function tenthWithFraction(text: string): number | undefined {
  const [, short = '', fraction = ''] = /^(\p{L}+(?:-\p{L}+)? \p{L}+) and (a half|a quarter)$/iu.exec(text) ?? [];
  const value = readShort(short.split(/[ -]/));
  return short === '' || value === undefined || Number.isInteger(value)
    ? undefined
    : round(value + (fractions[fraction.toLowerCase()] ?? 0) / 10);
}

/** "No sorry ninety four ninety four with the twins" is no more than 94. */
function saidTwice(found: string): string | undefined {
  const words = found.split(/[ -]/);
  const half = found.slice(0, words.slice(0, words.length / 2).join(' ').length);
  return words.length % 2 === 0 && found.slice(half.length + 1).toLowerCase() === half.toLowerCase() ? half : undefined;
}

const afterSlip = /\b(?:no|sorry|wait|mean|make (?:it|that))[,. ]+$/i;
const longestSlip = 16;

/** "sixty five and seventy thousand" are two, and so are "a hundred and four hundred": only behind hundreds and thousands "and" goes on. */
const twoNumbers = new RegExp(
  `(?<!\\b(?:hundred|${scale}|k|thou)) and (?!(?:a|half|quarter|three[- ]quarters)\\b)[a-z]|\\bhundred and (?:${units.slice(1, 10).join('|')}) hundred\\b`,
  'i',
);

function readValue(text: string): number | undefined {
  if (twoNumbers.test(text)) return undefined;
  const added = withFraction.exec(text)?.[1]?.toLowerCase();
  const ofScale = startsWithPart.exec(text)?.[0];
  const half = ofScale ? shareOf(ofScale) : (fractions[added ?? ''] ?? 0);
  const words = text
    .toLowerCase()
    .replace(startsWithPart, '')
    .replace(withFraction, '')
    .split(/[ -]/)
    .filter((one) => one !== 'and');
  const thousands = thousandsLeftOut(words);
  if (thousands !== undefined) return thousands;
  let total = 0;
  let part: number | undefined;
  let decimal: number | undefined;
  for (const one of words) {
    const value = numberOf(one);
    if (one === 'oh') return undefined;
    if (one === 'a' || one === 'an') part = 1;
    else if (one === 'point') decimal = 0.1;
    else if (one === 'hundred') part = (part ?? 1) * 100;
    else if (value === undefined) {
      total += ((part ?? (half ? 0 : 1)) + half) * (scales[one] ?? 1);
      if (half) return round(total);
      part = undefined;
      decimal = undefined;
    } else if (decimal !== undefined) {
      part = (part ?? 0) + value * decimal;
      decimal /= 10;
    } else part = join(part, value);
    if (part !== undefined && Number.isNaN(part)) return undefined;
  }
  // "one million six hundred and ten"
  if (/million [a-z -]*hundred(?: and)?(?: [a-z -]+)?$/i.test(text) && part !== undefined && total % 1e6 === 0)
    return round(total + part * 1e3);
  // "one million two"
  if (/million [a-z]+$/i.test(text) && part !== undefined && part < 10) return round(total + part * 1e5);
  // "four thousand six", while "two thousand six" is a year
  if (/(?<!^two) thousand [a-z]+$/i.test(text) && part !== undefined && part < 10) return round(total + part * 100);
  // "eighteen lakh forty-eight"
  if (/(?:lakh|lac)s? /i.test(text) && part !== undefined && part < 100) return round(total + part * 1e3);
  return round(total + (part ?? 0) + half);
}

const startsWithPart = new RegExp(`^${partOf}(?=\\p{L})`, 'iu');

function shareOf(part: string): number {
  if (/^half/i.test(part)) return 0.5;
  return /^three/i.test(part) ? 0.75 : 0.25;
}

/** "seventy" + "eight" is 78, "four" + "eighty" 480, "forty-two" + "fifty" 4250; "two" + "three" is no number. */
function join(part: number | undefined, value: number): number {
  if (part === undefined || part === 0) return value;
  if (part % 100 === 0) return part + value;
  if (part % 10 === 0 && part % 100 >= 20 && value < 10) return part + value;
  return part < 100 && value >= 10 && !isRange(part, value) ? part * 100 + value : Number.NaN;
}

/** "thirty forty people", "fifty-fifty", "twenty twenty-six" */
function isRange(part: number, value: number): boolean {
  return part >= 20 && part % 10 === 0 && (value === part || value === part + 10);
}
