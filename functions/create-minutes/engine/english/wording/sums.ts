import { inLowerCase } from '#shared/text/lower-case.ts';
import type { Amount } from '../../../minutes/facts.ts';
import { smallNumbers, wholeTens } from '../../../number-words.ts';
import { isMoney, rate } from './deal.ts';
import { numberSaid } from './digits.ts';

const unit = smallNumbers.slice(1, 10).join('|');
const small = `(?:(?:${wholeTens.slice(2).join('|')})(?:[- ](?:${unit}))?|${smallNumbers.slice(1).join('|')})`;
const part = `(?:${small}|hundred|thousand|point|oh|zero|a half|half)`;
/** "Five ninety-four", "twenty-seven and a half", "thirteen five" */
const spoken = new RegExp(`^${small}(?:[- ]${part}|,? and (?:a )?${part})+(?![\\p{L}\\p{N}])`, 'u');
const oneNumber = new RegExp(`^${small}$`, 'iu');
/** What a currency or a share is called behind its figure, which then has its sign. */
const called: Readonly<Record<string, string>> = {
  percent: 'per ?cent|%',
  EUR: 'euros?',
  GBP: 'pounds?|quid',
  USD: 'dollars?|bucks',
  CAD: 'dollars?|bucks',
  AUD: 'dollars?|bucks',
  NZD: 'dollars?|bucks',
};
/** What makes another number of it, or an hour. */
const goesOn =
  "million|billion|trillion|k|grand|lakhs?|crores?|dozen|something|odd|cents?|pence|p|o['’]clock|[ap]\\.?m";

/** A figure as people say it, and as it is written: "five ninety-four", "€594". */
interface Sum {
  readonly words: string;
  readonly said: RegExp;
  readonly written: string;
  readonly amount: Amount;
  /** "Eight fifty" may be 8.50 and 850. */
  readonly reading: 'cents' | 'hundreds' | 'plain';
  readonly turnIds: ReadonlySet<string>;
}

/**
 * Sums of which only those who were there know how they are meant, "five ninety-four", as the table of amounts reads them: "€594".
 * What has two readings in one meeting stays as it was said.
 */
export function sumsWritten(amounts: readonly Amount[]): (text: string, turnIds: readonly string[]) => string {
  const found = amounts.flatMap((amount) => sumOf(amount) ?? []);
  const readings = new Set(found.map(({ reading }) => reading));
  const isSure = !(readings.has('cents') && readings.has('hundreds'));
  const isMeantOtherwise = othersOf(amounts.filter(({ unit }) => isMoney.test(unit ?? '')));
  const sums = found.filter((sum) => sum.reading === 'plain' || (isSure && !isMeantOtherwise(sum)));
  const byWords = [...Map.groupBy(sums, ({ words }) => words)];
  return (text, turnIds) => {
    const plain = plainly(text);
    // most texts have none of the sums, which a pattern takes longer to tell
    const here = byWords.filter(([words]) => plain.includes(words));
    return here.reduce((told, [words, same]) => {
      const near = same.filter((sum) => turnIds.some((id) => sum.turnIds.has(id)));
      const [sum, ...others] = near.length > 0 || oneNumber.test(words) ? near : same;
      const isOne = sum !== undefined && others.every(({ written }) => written === sum.written);
      return isOne ? told.replace(sum.said, () => sum.written) : told;
    }, text);
  };
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/[- ]+/g, ' ');
}

/** "Six thirty-six for the pair" at 318,000 each is 636,000, and "twelve forty" beside 1,200 is 1,240, whatever the table makes of it. */
function othersOf(money: readonly Amount[]): (sum: Sum) => boolean {
  const inFull = money.flatMap((one) => (isInFull.test(one.text) ? one.value : []));
  const beforeOf = new Map(money.map((amount, i) => [amount, money[i - 1]]));
  const isNear = (other: number, most: number) =>
    inFull.some((sum) => Math.max(sum, other) <= most * Math.min(sum, other));
  return ({ amount, reading }) => {
    const { value } = amount;
    if (isNear(value, mostApart)) return false;
    if (reading === 'cents') return isNear(value * 100, leastApart);
    const before = beforeOf.get(amount);
    const times = before && isInFull.test(before.text) ? (value * 1000) / before.value : 0;
    return before !== undefined && before.value >= leastThousand && Number.isInteger(times) && times <= mostOfThem;
  };
}

const [mostApart, leastApart, leastThousand, mostOfThem] = [2.5, 1.15, 1000, 12];
/** Leaves nothing out: "318,000", "four dollars ten", "twelve hundred a truck", and not "five hundred and eighty". */
const isInFull =
  /\d|\b(?:thousand|grand|dollars?|euros?|pounds?|quid|bucks|cents?|pence)\b|\bhundred (?:an?|per|each)\b/i;

/** Undefined where the words are plain or count something, and among people of one side, who bargain for nothing. */
function sumOf(amount: Amount): Sum | undefined {
  const { text, value, unit: of, per, kind, side, evidence } = amount;
  const [words] = spoken.exec(inLowerCase(text)) ?? [];
  if (words === undefined || side === null || numberSaid(words) === value || !isSum({ value, unit: of, per, kind }))
    return undefined;
  const plain = plainly(words);
  // "twelve point six" is of thousands at most
  if (/ point /.test(plain) && value >= mostOfPoint) return undefined;
  const counted = oneNumber.test(plain) ? ' \\p{Ll}{3,}s\\b' : '(?!)';
  const behind = of !== null && called[of] !== undefined ? `(?: ?(?:${called[of]})(?![\\p{L}]))?` : '';
  return {
    words: plain,
    said: new RegExp(
      `(?<![\\p{L}\\p{N}$€£¥’'-]|${part}[ -]|\\b(?:hundred|thousand) and )${plain.replaceAll(' ', '[- ]')}(?![\\p{L}\\p{N}’'-]|[ -](?:${part}|${goesOn})(?![\\p{L}])|${counted}| and an? (?:half|quarter)|[.,]\\d)${behind}`,
      'giu',
    ),
    written: of === 'percent' ? `${value.toLocaleString('en')}%` : rate({ value, unit: of ?? undefined, per: [] }),
    amount,
    reading: readingOf(plain, value, of),
    turnIds: new Set(evidence.flatMap(({ turnIds }) => turnIds)),
  };
}

const mostOfPoint = 1e5;

/** A share, or money; where nobody says which money, a whole price of no rate. */
function isSum({ value, unit, per, kind }: Pick<Amount, 'value' | 'unit' | 'per' | 'kind'>): boolean {
  if (unit === 'percent') return true;
  return unit === null ? kind === 'price' && per.length === 0 && Number.isInteger(value) : isMoney.test(unit);
}

function readingOf(words: string, value: number, unit: Amount['unit']): Sum['reading'] {
  if (unit === 'percent' || !inTwo.test(words)) return 'plain';
  if (value < leastHundreds) return 'cents';
  return value < leastThousands ? 'hundreds' : 'plain';
}

const [leastHundreds, leastThousands] = [100, 1e4];
/** "Eight fifty", "three oh four" */
const inTwo = new RegExp(`^${small} (?:oh )?${small}$`, 'iu');
