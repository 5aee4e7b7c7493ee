import { weekdayLetters } from './weekday-letters.ts';
import { toDay } from '../../calendar/day.ts';
import { nextMonthDay } from '../../calendar/month.ts';
import { weekdayOfWeek } from '../../calendar/week.ts';
import { endOfFiscalPart, inMonth } from './arithmetic.ts';
import type { Calendar, DateRule } from './mention.ts';
import { numberOf, numeral } from './width.ts';

type Groups = Readonly<Record<string, string | undefined>>;

const year = `(?:(?<year>令和(?:${numeral}|元)|[0-9]{4}|来|今|本|再来)年の?)?`;
const month = `(?:(?<month>${numeral})月|(?<named>今月|当月|来月|再来月|翌月)|月)`;
const part =
  '(?<part>末日?|中旬|上旬|初旬|下旬|いっぱい|一杯|内|うち|に(?:入る|なる)前|中(?!旬|の|頃)|頭|あたま|アタマ|初め|はじめ|初(?!旬)|半ば|中頃|前半|後半)';
/** Who thinks while he says it: 一月の えー十五日. */
const pause = '[、,\\s]*(?:えーっ?と?|えっと|あの)?[、,\\s]*';
const monthsLater: Readonly<Record<string, number>> = { 今月: 0, 当月: 0, 来月: 1, 翌月: 1, 再来月: 2 };

/** Days of months, parts of months, of years and of fiscal years. */
export const farRules: readonly DateRule[] = [
  {
    name: 'dayOfMonth',
    says: new RegExp(`${year}(?<month>${numeral})月の?${pause}(?<date>${numeral})日(?!間)`, 'uy'),
    day: dayOfMonth,
  },
  {
    name: 'dayOfMonth',
    says: new RegExp(`年明けの?(?:一月の?)?${pause}(?<date>${numeral})日(?!間|以内|後|ほど)`, 'uy'),
    day: ({ date = '' }, { day }) => nextMonthDay(day, numberOf(date), 1),
  },
  {
    name: 'dayOfMonth',
    says: new RegExp(`(?<named>今月|当月|来月|再来月|翌月)の?(?<date>${numeral})日(?!間|以内|後|ほど)`, 'uy'),
    day: ({ named = '', date = '' }, { day }) => inMonth(day, monthsLater[named] ?? 0, numberOf(date)),
  },
  { name: 'dayOfMonth', says: /(?<date>3[01]|[12]\d|0?[1-9])(?=\([月火水木金土日]曜?日?\))/uy, day: dayOfMonth },
  { name: 'dayOfMonth', says: /(?<month>1[0-2]|0?[1-9])\/(?<date>3[01]|[12]\d|0?[1-9])(?![\d/])/uy, day: dayOfMonth },
  {
    name: 'dayOfMonth',
    says: new RegExp(
      `(?<date>${numeral})日(?!間|以内|後|前|ほど|程度|くらい|ぐらい|分|目|本|当たり|あたり|かか|単位|たっ|経)(?<!(?:^|[^月0-9〇一二三四五六七八九十])一日(?=(?:\\p{sc=Han}|中|じゅう)))`,
      'uy',
    ),
    day: dayOfMonth,
  },
  {
    name: 'weekdayOfMonth',
    says: new RegExp(`${year}${month}?の?第(?<nth>[1-5一二三四五])の?(?<weekday>[月火水木金土日])曜日?`, 'uy'),
    day: (groups, calendar) => {
      const first = inMonth(`${monthOf(groups, calendar)}-01`, 0, 1);
      const inFirstWeek = weekdayOfWeek(first, weekdayLetters.indexOf(groups.weekday ?? '-'), 0);
      const skipped = inFirstWeek < first ? 0 : -1;
      return toDay(Date.parse(inFirstWeek) + (numberOf(groups.nth ?? '') + skipped) * 7 * 86_400_000);
    },
  },
  {
    name: 'partOfMonth',
    says: new RegExp(`${year}${month}の?${part}`, 'uy'),
    day: (groups, calendar) => partOfMonth(groups, calendar),
  },
  {
    name: 'quarter',
    says: /(?:第(?<nth>[1-4一二三四])四半期|(?<number>[1-4])Q|Q(?<letter>[1-4]))(?!の?(?:頭|初|始))(?:の?末|中|いっぱい|内|の?終わり)?/iuy,
    day: ({ nth, number, letter }, { day, fiscalStart }) =>
      endOfFiscalPart(day, fiscalStart, 3, numberOf(nth ?? number ?? letter ?? '')),
  },
  {
    name: 'half',
    says: /(?:今期の?)?(?<half>上半?期|下半?期)(?:の?末|中|いっぱい|内|の?終わり)?/uy,
    day: ({ half = '' }, { day, fiscalStart }) => endOfFiscalPart(day, fiscalStart, 6, half.startsWith('上') ? 1 : 2),
  },
  {
    name: 'fiscalYear',
    says: /(?:今年度|本年度|今期|当期)(?:末|中|いっぱい|内)|年度(?:末|内|中)|期末/uy,
    day: (_, { day, fiscalStart }) => endOfFiscalPart(day, fiscalStart, 12, 1),
  },
  {
    name: 'endOfYear',
    says: /(?:今年|本年)(?:中|いっぱい|末)|年(?:内|末)/uy,
    day: (_, { day }) => `${day.slice(0, 4)}-12-31`,
  },
];

function dayOfMonth({ year: said, month: number, date = '' }: Groups, { day }: Calendar): string | undefined {
  const given = number === undefined ? undefined : numberOf(number);
  const wanted = numberOf(date);
  const exact = yearOf(said, day);
  if (exact === undefined || given === undefined) return nextMonthDay(day, wanted, given);
  const at = new Date(Date.UTC(exact, given - 1, wanted));
  return at.getUTCDate() === wanted ? toDay(at.getTime()) : undefined;
}

function yearOf(said: string | undefined, day: string): number | undefined {
  if (said === undefined) return undefined;
  if (said.startsWith('令和')) return 2018 + (said.endsWith('元') ? 1 : numberOf(said.slice(2)));
  const now = Number(day.slice(0, 4));
  if (/^\d/.test(said)) return Number(said);
  return now + (said === '再来' ? 2 : said === '来' ? 1 : 0);
}

/** YYYY-MM: the month named, the next one with that number, else the present one. */
function monthOf({ year: said, month: number, named }: Groups, { day }: Calendar): string {
  if (number === undefined) return inMonth(day, monthsLater[named ?? ''] ?? 0, 1).slice(0, 7);
  const wanted = numberOf(number);
  const [now = 0, present = 1] = day.split('-').map(Number);
  const full = yearOf(said, day) ?? (wanted < present ? now + 1 : now);
  return toDay(Date.UTC(full, wanted - 1, 1)).slice(0, 7);
}

function partOfMonth(groups: Groups, calendar: Calendar): string {
  const { part: said = '', month: number, named } = groups;
  const first = `${monthOf(groups, calendar)}-01`;
  if (said.endsWith('前')) return inMonth(first, 0, 0);
  if (/^(?:上旬|初旬|前半)/u.test(said)) return inMonth(first, 0, said === '前半' ? 15 : 10);
  if (/^(?:半ば|中頃)/u.test(said)) return inMonth(first, 0, 15);
  if (said === '中旬') return inMonth(first, 0, 20);
  if (!/^(?:頭|あたま|アタマ|初め|はじめ|初)/u.test(said)) return inMonth(first, 1, 0);
  const nameless = number === undefined && named === undefined;
  return inMonth(first, nameless ? 1 : 0, 1);
}
