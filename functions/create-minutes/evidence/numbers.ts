import { smallNumbers as units, wholeTens as tens } from '../number-words.ts';
import { kanjiNumber, withoutKanjiNumbers } from './kanji.ts';

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fifth: 5,
  eighth: 8,
  ninth: 9,
  twelfth: 12,
  twentieth: 20,
  thirtieth: 30,
};
const digits = /\d+(?:[.,]\d+)*(?![\d十百千万億])/g;

/** "60 grand" is sixty grand. */
const scaled = new RegExp(
  `(?<![\\d.,])(\\d+(?:,\\d{3})*(?:\\.\\d+)?)[ -](${Object.keys(scales).join('|')})(?!\\p{L})`,
  'giu',
);

function times(number: string, scale: string): string {
  return String(Number((Number(number.replaceAll(',', '')) * (scales[scale.toLowerCase()] ?? 1)).toFixed(6)));
}

/**
 * Numbers of a text in one spelling, whether in digits, in English words or in kanji: `12,000`, `１２，０００` and `twelve
 * thousand` are the same, and so are `120万` and `1,200,000`. Ordinals count as their number. A lone "one" and "second" are
 * no numbers; they mostly stand for something else.
 */
export function numbersIn(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(scaled, (_, number: string, scale: string) => times(number, scale));
  const found = [...withoutKanjiNumbers(plain).matchAll(digits)].map(([number]) => number.replace(/,(?=\d{3})/g, ''));
  return [...found, ...numberWords(plain), ...sumsInParts(plain), ...kanjiNumber(plain)];
}

const inParts =
  /([\p{L}\p{N},-]+(?: [\p{L}-]+){0,3}?) (?:dollars?|euros?|pounds?|quid) (?:and )?(\d\d\b|\p{L}+(?:[- ](?:one|two|three|four|five|six|seven|eight|nine)\b)?)/giu;

/** "One pound twenty" and "4 dollars 18" are one number each, with what follows the point. */
function sumsInParts(text: string): readonly string[] {
  return [...text.matchAll(inParts)].flatMap(([, whole = '', part = '']) => {
    const [before, cents] = [lastNumber(whole), lastNumber(part)];
    if (before === undefined || cents === undefined || !/^\d{1,2}$/.test(cents)) return [];
    return [`${before}.${cents.padStart(2, '0')}`];
  });
}

function lastNumber(text: string): string | undefined {
  const said = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return /\d+$/.exec(said)?.[0] ?? (/\bone$/i.test(said) ? '1' : numberWords(said).at(-1));
}

/** Runs of number words: "two hundred and fifty" is one number, "two, fifty" are two. */
function numberWords(text: string): readonly string[] {
  const found: string[] = [];
  let run: string[] = [];
  const flush = () => {
    if (run.length > 1 || (run[0] !== undefined && !/^(?:one|second)$/.test(run[0]))) found.push(readNumber(run));
    run = [];
  };
  for (const word of text.toLowerCase().match(/[\p{L}]+|[.,;:?!]/gu) ?? []) {
    if (!run.includes('point') && beginsAnew(run.at(-1), word)) flush();
    if (wordValue(word) !== undefined || scales[word] !== undefined || (word === 'point' && run.length > 0))
      run.push(word);
    else if (!(word === 'and' && run.length > 0 && scales[run.at(-1) ?? ''] !== undefined)) flush();
  }
  flush();
  return found;
}

/** "seven eight" are two numbers, "seventy eight" and "seven hundred" one; after the point digits follow one by one. */
function beginsAnew(last: string | undefined, word: string): boolean {
  const [before, now] = [wordValue(last ?? ''), wordValue(word)];
  return before !== undefined && now !== undefined && !(before >= 20 && now < 10);
}

function readNumber(words: readonly string[]): string {
  const point = words.indexOf('point');
  const whole = words.slice(0, point < 0 ? undefined : point);
  let total = 0;
  let part = 0;
  for (const word of whole) {
    const scale = scales[word];
    if (scale === undefined) part += wordValue(word) ?? 0;
    else if (scale === 100) part = Math.max(1, part) * 100;
    else {
      total += Math.max(1, part) * scale;
      part = 0;
    }
  }
  const decimals =
    point < 0
      ? ''
      : words
          .slice(point + 1)
          .map((word) => wordValue(word) ?? '')
          .join('');
  const last = words.at(-1) ?? '';
  if (decimals && scales[last] !== undefined) return times(`${total + part}.${decimals}`, last);
  return decimals ? `${total + part}.${decimals}` : String(total + part);
}

/** With "tenth" and "twentieth" beside "ten" and "twenty". */
const values: ReadonlyMap<string, number> = new Map([
  ...units.flatMap((unit, value) => [unit, `${unit}th`].map((word): [string, number] => [word, value])),
  ...tens.flatMap((ten, value) =>
    value > 1 ? [ten, ten.replace(/y$/, 'ieth')].map((word): [string, number] => [word, value * 10]) : [],
  ),
  ...Object.entries(ordinals),
]);

function wordValue(word: string): number | undefined {
  return values.get(word);
}
