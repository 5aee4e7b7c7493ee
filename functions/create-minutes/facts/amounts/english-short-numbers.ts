import { numberOf, round } from './english-number-words.ts';
import { smallNumbers as units } from '../../number-words.ts';

/**
 * "one six nine" and "one oh five" are said figure by figure. Of "nine four" and "forty-one five" the last word is the tenth
 * of a scale that is left out, as in "nine four for the year": 9.4. "Two three" is about two.
 */
export function readShort(said: readonly string[]): number | undefined {
  const words = said.map((one) => one.toLowerCase());
  if (roundTheClock.test(words.join(' '))) return undefined;
  const figures = words.map((one) => (/^(?:oh|zero)$/.test(one) ? 0 : figureOf(one)));
  if (words.length === 3 && figures[0] && figures.every((figure) => figure !== undefined) && !isCounting(figures))
    return Number(figures.join(''));
  const last = figureOf(words.at(-1) ?? '');
  const hundredAnd = last ? hundredAndOf(words.slice(0, -1)) : undefined;
  if (hundredAnd !== undefined && last) return round(hundredAnd + last / 10);
  if (!last || words.length < 2 || words.length > 4) return undefined;
  const hundreds = hundredsOf(words.slice(0, -1));
  if (hundreds !== undefined) return round(hundreds + last / 10);
  if (words.length > 3) return undefined;
  const [ten = 0, unit = 0] = words.slice(0, -1).map((one) => numberOf(one) ?? Number.NaN);
  const whole = words.length === 2 ? ten : ten >= 20 && unit > 0 && unit < 10 ? ten + unit : Number.NaN;
  const goesOn = whole >= 20 && whole % 10 === 0;
  return whole > 0 && !goesOn && last !== whole + 1 && last !== whole ? round(whole + last / 10) : undefined;
}

/** "a hundred forty-four" of "a hundred forty-four nine"; "two hundred thirty five" may be 235. */
function hundredAndOf(words: readonly string[]): number | undefined {
  const at = words.indexOf('hundred');
  const [ten = 0, unit, ...more] = words
    .slice(at + 1)
    .filter((one) => one !== 'and')
    .map((one) => numberOf(one) ?? Number.NaN);
  const hundred = words[0] === 'a' ? 1 : figureOf(words[0] ?? '');
  if (at !== 1 || !hundred || more.length > 0) return undefined;
  const isWhole = unit === undefined ? ten >= 10 && ten < 20 : ten >= 20 && ten < 100 && unit > 0 && unit < 10;
  return isWhole ? hundred * 100 + ten + (unit ?? 0) : undefined;
}

/** "one ninety-eight" of "one ninety-eight five", "two twelve" of "two twelve four"; "one twenty" of "one twenty five" is a part of 125. */
function hundredsOf(words: readonly string[]): number | undefined {
  const [hundred = 0, ten = 0, unit, ...more] = words.map((one) => numberOf(one) ?? Number.NaN);
  if (!(hundred >= 1 && hundred <= 9) || more.length > 0) return undefined;
  const isWhole = unit === undefined ? ten >= 10 && ten < 20 : ten >= 20 && ten < 100 && unit > 0 && unit < 10;
  return isWhole ? hundred * 100 + ten + (unit ?? 0) : undefined;
}

const roundTheClock = /^twenty four seven$/;

/** After a short figure comes no noun that its last word could belong to, and before it no month: "two five-year terms", "june ten two pm". */
export function isShortAt(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  return goesOnFrom.test(text.slice(end, end + 24)) && !monthBefore.test(before) && !numbered.test(before);
}
const goesOnFrom =
  /^(?:['’]s)?(?:$|[.,;:!?…—–]|\s+(?:for|up|on|and|or|is|was|if|then|all|in|at|plus|no|so|but|per|each|instead|total|because|that|this|with|when|off|less|now|just|yes|right|okay|um|uh|flat|net|gross|you|we|they|i|an? (?:month|year|quarter|week|day|seat|user|head|piece|unit|site))\b)/i;
/** "Part number four twelve six", "call me on five sixteen four" */
const numbered =
  /\b(?:numbers?|model|room|part|code|extension|ext|ref(?:erence)?|ticket|invoice|serial|flight|gate|bay|lot)(?: (?:number|no|is|was))*\s+$|\b(?:call|ring|phone|reach|text) (?:\S+ )?(?:on|at)\s+$/i;
const monthBefore =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\s+$/i;

/**
 * "twenty seven one ninety two" is 27192, "twelve one fifty" 12150, and "two nine fifty" 2950: thousands, then hundreds without
 * their word. "Two three fifty" may be about two at three fifty.
 */
export function thousandsLeftOut(words: readonly string[]): number | undefined {
  if (words.at(-1) === 'hundred') return withHundreds(words.slice(0, -1));
  const numbers = words.map(numberOf);
  if (!numbers.every((one) => one !== undefined)) return undefined;
  const [first = 0, second = 0] = numbers;
  const hasUnit = first >= 20 && second < 10 && numbers.length > 3;
  // "thirty one twenty" may be 3120 and "ten two thirty" a time of day
  if (first >= 20 && !hasUnit) return undefined;
  const whole = hasUnit ? first + second : first;
  const [hundreds = 0, ten = 0, unit, ...more] = numbers.slice(hasUnit ? 2 : 1);
  const isRest = ten >= 20 ? unit === undefined || (unit > 0 && unit < 10) : ten >= 10 && unit === undefined;
  const isTime = unit === undefined && quarters.has(ten);
  if (whole < 1 || hundreds < 1 || hundreds > 9 || !isRest || isTime || more.length > 0) return undefined;
  if (whole < 10 && (ten < 20 || hundreds === whole + 1)) return undefined;
  return whole * 1000 + hundreds * 100 + ten + (unit ?? 0);
}

/** "Three nine hundred" is 3900; "one nine hundred" may be one of 900. */
function withHundreds(words: readonly string[]): number | undefined {
  const hundreds = figureOf(words.at(-1) ?? '');
  const [first = 0, unit = 0, ...more] = words.slice(0, -1).map((one) => numberOf(one) ?? Number.NaN);
  if (!hundreds || words.length < 2 || more.length > 0 || !(unit === 0 || (first >= 20 && unit < 10))) return undefined;
  const isTens = first >= 20 && words.length === 2;
  return first >= 2 && first < 100 && !isTens ? (first + unit) * 1000 + hundreds * 100 : undefined;
}

const quarters: ReadonlySet<number> = new Set([15, 30, 45]);

/** "one two three" */
function isCounting(figures: readonly (number | undefined)[]): boolean {
  return figures.every((figure, i) => i === 0 || figure === (figures[i - 1] ?? 0) + 1);
}

function figureOf(one: string): number | undefined {
  const unit = units.indexOf(one);
  return unit > 0 && unit < 10 ? unit : undefined;
}
