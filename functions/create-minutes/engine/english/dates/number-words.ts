import { smallNumbers as small, wholeTens } from '../../../number-words.ts';

const tens = wholeTens.slice(0, 6);
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** Every word for a number up to 59, "twenty-five" in one word included. */
const values = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((ten, i): [string, number][] =>
    ten === '' ? [] : small.slice(0, 10).map((unit, value) => [value === 0 ? ten : `${ten}-${unit}`, 10 * i + value]),
  ),
  ['a', 1],
  ['an', 1],
  ['couple', 2],
]);

/** A number as said, with the count of words it takes: "two", "a couple of", "twenty five", "14". */
export function readNumber(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const word = words[at] ?? '';
  const value = values.get(word);
  if (value === undefined) return /^\d{1,3}$/.test(word) ? { value: Number(word), length: 1 } : undefined;
  if (word === 'a' && words[at + 1] === 'couple') return { value: 2, length: words[at + 2] === 'of' ? 3 : 2 };
  const unit = tens.includes(word) ? small.indexOf(words[at + 1] ?? '') : -1;
  return unit > 0 && unit < 10 ? { value: value + unit, length: 2 } : { value, length: 1 };
}

const ordinalValues = new Map<string, number>([
  ...ordinals.map((word, value): [string, number] => [word, value]),
  ...['twenty', 'thirty'].flatMap((ten, i): [string, number][] =>
    ordinals.slice(1, 10).map((unit, value) => [`${ten}-${unit}`, 10 * (i + 2) + value + 1]),
  ),
  ['thirtieth', 30],
]);

/** A day of a month as said: "14th", "fourteenth", "twenty ninth", "twenty-ninth". */
export function readOrdinal(words: readonly string[], at: number): { value: number; length: number } | undefined {
  // "the twentieth's a Friday"
  const word = (words[at] ?? '').replace(/(?<=th|\d(?:st|nd|rd))'s$/, '');
  const value = ordinalValues.get(word) ?? Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);
  if (value > 0) return ofMonth(value, 1);
  if (word !== 'twenty' && word !== 'thirty') return undefined;
  const unit = ordinals.indexOf(words[at + 1] ?? '');
  return unit > 0 && unit < 10 ? ofMonth((word === 'twenty' ? 20 : 30) + unit, 2) : undefined;
}

function ofMonth(value: number, length: number): { value: number; length: number } | undefined {
  return value >= 1 && value <= 31 ? { value, length } : undefined;
}
