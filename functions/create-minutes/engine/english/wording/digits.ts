import { replaceInEitherCase } from '#shared/text/lower-case.ts';
import { smallNumbers, wholeTens } from '../../../number-words.ts';
import { wordClass } from '../clause/word-class.ts';

const unit = smallNumbers.slice(1, 10).join('|');
const teen = smallNumbers.slice(10).join('|');
const ten = wholeTens.slice(2).join('|');
const belowHundred = `(?:(?:${ten})(?:[- ](?:${unit}))?|${teen}|${unit})`;
const behindHundred = `(?: hundred(?:(?:,? and | )${belowHundred})?)`;
const hundreds = `(?:(?:${belowHundred}|a)${behindHundred})`;
const upToThousand = `(?:(?:${belowHundred}|a)${behindHundred}?)`;
/** "Five hundred and twelve", "eighty thousand, two hundred", "a thousand" */
const upToMillion = `(?:(?:${belowHundred}|a(?= (?:hundred|thousand)))${behindHundred}?(?: thousand(?:,? (?:and )?${hundreds}|(?:,? and | )${belowHundred})?)?)`;
const word = `(?:${unit}|${teen}|${ten}|hundred|thousand|million|billion|trillion|point|oh|zero|half|lakhs?|crores?|dozen)`;
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:hundred|thousand)th|\\p{L}+teenth|\\p{L}+tieth)';
/**
 * A number that is said as it is written; beside another one, as in "fifteen fifty" and "twenty twenty-six", it may be part of it. Looked
 * for, like the others here, in small letters: with the flags `iu` V8 takes five times as long to make such a pattern.
 */
const number = new RegExp(
  `(?<![\\p{L}\\p{N}’'-]|\\b${word}[ -]|\\b(?:hundred|thousand|million|billion) and |\\b(?:past|quarter to) )${upToMillion}(?![\\p{L}\\p{N}’']|[ -](?:${word}|${ordinal}|something|odd)\\b|-?${ordinal}| (?:o['’]clock|past)\\b| and an? (?:half|quarter)\\b)`,
  'gu',
);
/** Most that is said names none: without any of these there is nothing to read. */
const anyNumber = new RegExp(`(?<![a-z])(?:${unit}|${teen}|${ten}|a (?:hundred|thousand))`, 'iu');
/** From here on minutes have digits; smaller ones before a measure of money or a share. */
const leastInDigits = 11;
const measured = /^ (?:per ?cent|dollars?|euros?|pounds?|cents?|pence|quid|bucks?|francs?|rupees?|kron[ae]r?)\b/i;
/** "Twenty five hundred twelve months" are two numbers. */
const mayBeTwo = / hundred (?!and )\p{L}+$/iu;
const counts = /^ (?:months?|years?|weeks?|days?|hours?|minutes?)\b/i;
/** What is counted follows; "at thirteen" may be of thousands, or an hour. */
function isOf(rest: string): boolean {
  const [, next = ''] = /^[ -]([\p{L}’']+)/u.exec(rest) ?? [];
  return (
    /^ (?:an? \p{L}|per\b|of (?:them|these|those|the|our|your|their)\b|(?:percent|per cent)\b)/iu.test(rest) ||
    (next !== '' && counted.has(wordClass(next.toLowerCase())))
  );
}

const counted: ReadonlySet<string> = new Set(['noun', 'third', 'base']);

/** Years are written without a comma. */
const year = /^two thousand (?:and )?(?!hundred)/i;

/** Numbers above ten in digits, as minutes have them: "ninety-four kids" is "94 kids", "three hundred and forty" is "340". */
export function withDigits(text: string): string {
  return inDigits(withPoints(text), (said, rest, begins) => !begins && (/thousand/i.test(said) || isOf(rest)));
}

const digit = `(?:zero|oh|nought|${unit})`;
/** "One point four million", "two point five percent"; "at one point two people" is of no number. */
const pointed = new RegExp(
  `(?<![\\p{L}\\p{N}’'-]|\\b(?:stage|platform|day|item|step|phase|room|number|gate|line|route|page|this|that) )(${belowHundred}|zero|\\d+) point (${digit}(?: ${digit}){0,2})(?= (?:million|billion|trillion|thousand|lakhs?|crores?|per ?cent|times|hours?|days?|kilos?|kilowatts?|metres?|meters?|litres?|tonnes?|tons|grand|stars?)\\b)`,
  'gu',
);
/** "One million one hundred and eighty thousand" */
const millions = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])(${upToThousand}) million (?:and )?(${upToMillion})(?![\\p{L}\\p{N}’']|[ -](?:${word}|${ordinal})\\b)`,
  'gu',
);

function withPoints(text: string): string {
  if (!/ point | million/i.test(text)) return text;
  const withPoint = replaceInEitherCase(text, pointed, (said, [, whole = '', part = '']) => {
    const digits = part.split(' ').map((one) => values.get(one) ?? 0);
    const before = /^\d/.test(whole) ? Number(whole) : whole === 'zero' ? 0 : numberSaid(whole);
    return before === undefined ? said : `${before}.${digits.join('')}`;
  });
  return replaceInEitherCase(withPoint, millions, (said, [, million = '', rest = '']) => {
    const [high, low] = [numberSaid(million), numberSaid(rest)];
    if (high === undefined || low === undefined || !/hundred|thousand/.test(rest)) return said;
    return (high * 1e6 + low).toLocaleString('en-US');
  });
}

/**
 * The same of a number that counts nothing beside it, "from thirty-one to thirty-eight", and of a share or a sum that begins a
 * sentence, or any number where others are in digits; "at twelve" may be an hour.
 */
export function numbersAlone(text: string): string {
  const told = inDigits(
    text,
    (said, rest, begins) =>
      (begins ? measuredAlone.test(rest) : measured.test(rest)) ||
      (!begins && !mayBeMore.test(rest) && (numberSaid(said) ?? 0) >= leastAlone),
  );
  // "sixty at the depot, 40 at the others"
  return /\d/.test(told) ? inDigits(told, (_, rest, begins) => begins && !mayBeMore.test(rest)) : told;
}

/** "Two euro ten" and "one pound twenty" are one sum each. */
const measuredAlone = new RegExp(`${measured.source}(?! (?:\\d|${word}|${ten}|${teen})\\b)`, 'i');
/** "Thirty-five k", "sixteen and a half", "twenty-one or two" */
const mayBeMore = /^(?: (?:k|m|grand|or (?:so|two|three)|-)\b|[ -]\d)/i;
const leastAlone = 13;

function inDigits(text: string, isTold: (said: string, rest: string, begins: boolean) => boolean): string {
  if (!anyNumber.test(text)) return text;
  return replaceInEitherCase(text, number, (said, { index: at }) => {
    const rest = text.slice(at + said.length);
    const begins = at === 0 || /[.?!] $/.test(text.slice(0, at));
    const isName = /^\p{Lu}/u.test(said) && (!begins || /^ \p{Lu}/u.test(rest));
    const value = numberSaid(said);
    if (isName || value === undefined || (value < leastInDigits && !measured.test(rest))) return said;
    if (!isTold(said, rest, begins)) return said;
    if (/^a (?:hundred|thousand)$/i.test(said) || (mayBeTwo.test(said) && counts.test(rest))) return said;
    return year.test(said) && value < 2100 && !isOf(rest) ? String(value) : value.toLocaleString('en-US');
  });
}

const values: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((name, value): [string, number] => [name, value]),
  ...wholeTens.flatMap((name, tens): [string, number][] => (name ? [[name, tens * 10]] : [])),
  ['a', 1],
]);

/** The value of a number whose words add up: "three hundred and forty"; other words give undefined. */
export function numberSaid(said: string): number | undefined {
  let [total, part] = [0, 0];
  for (const one of said.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = values.get(one);
    if (value !== undefined) part += value;
    else if (one === 'hundred') part *= 100;
    else if (one === 'thousand') [total, part] = [part * 1000, 0];
    else if (one !== 'and') return undefined;
  }
  return total + part;
}
