import { weekdayLetters } from './weekday-letters.ts';
import { addDays } from '../../calendar/day.ts';
import { weekdayAfter, weekdayOfWeek } from '../../calendar/week.ts';
import { addBusinessDays, inMonth } from './arithmetic.ts';
import type { Calendar, DateRule } from './mention.ts';
import { numberOf, numeral } from './width.ts';

const weekdayIn = (text = '') => weekdayLetters.indexOf(text[0] ?? '-');
const weeksLater = (week = '') => (/^(?:再来|さ来|翌々)/u.test(week) ? 2 : /^(?:来|翌|週明け|次)/u.test(week) ? 1 : 0);
const daysLater: Readonly<Record<string, number>> = {
  明々後日: 3,
  しあさって: 3,
  明後日: 2,
  あさって: 2,
  一両日: 2,
  明日: 1,
  あした: 1,
  あす: 1,
  明朝: 1,
  明晩: 1,
  翌日: 1,
  翌朝: 1,
  当日: 0,
};
const later =
  '(?:以内|のうち|うち|内|後(?!ろ)|中|あれば|くださ|いただ|頂|もら|ちょうだい|頂戴|見て|ほどで|程度で|くらいで|ぐらいで|で|ほどくださ|ほどいただ|ほど頂)';

/** 三、四日 are so many days; 十七、十八日 are days of a month. */
const twoDigits = '(?:1[1-9]|[2-9][0-9]|[二三]?十[一二三四五六七八九]|[二三]十)';

/** Days that are counted from today on, and weekdays. */
export const nearRules: readonly DateRule[] = [
  {
    name: 'days',
    says: new RegExp(
      `(?:(?<from>${numeral})(?:[、,〜~-]|から))?(?<count>${numeral})(?<unit>営業日|日間|週間?|時間|[ヶかカヵケ]月)(?=(?:ほど|程度|くらい|ぐらい)?${later})`,
      'uy',
    ),
    day: daysAhead,
  },
  {
    name: 'days',
    says: new RegExp(
      `${numeral}(?:[、,](?!${twoDigits}日)|[〜~-]|から)(?<count>${numeral})(?<unit>日|営業日|週間)(?!目)`,
      'uy',
    ),
    day: daysAhead,
  },
  {
    name: 'days',
    says: new RegExp(
      `(?<count>${numeral})(?<unit>日)(?=以内|後(?!ろ)|あれば|くださ|いただ(?:け|き)|頂|ほど(?:で|くださ|いただ|頂)|程度で|くらいで)`,
      'uy',
    ),
    day: daysAhead,
  },
  {
    name: 'businessDays',
    says: new RegExp(`(?<count>${numeral}|翌)営業日`, 'uy'),
    day: ({ count = '' }, { day }) => addBusinessDays(day, count === '翌' ? 1 : numberOf(count)),
  },
  {
    name: 'daysBetween',
    says: new RegExp(`中(?<count>${numeral})日(?!間)`, 'uy'),
    day: ({ count = '' }, { day }) => addDays(day, numberOf(count) + 1),
  },
  {
    name: 'relativeDay',
    says: new RegExp(
      `(?<word>${Object.keys(daysLater).join('|')})(?<!あす(?=い?(?:み|い)?ませ))(?:じゅう|中(?!旬))?`,
      'uy',
    ),
    day: ({ word = '' }, { day }) =>
      word === '当日' || word.startsWith('翌') ? undefined : addDays(day, daysLater[word] ?? 0),
  },
  { name: 'sameDay', says: /(?:本日|今日|きょう|今晩|今夜|今夕)(?:じゅう|中)?/uy, day: (_, { day }) => day },
  {
    name: 'weekdayOfWeek',
    says: /(?<week>今週|来週|再来週|さ来週|翌々週|翌週|次の週|週明け)の?[、,\s]?(?:\d{1,2}日の?)?(?<weekday>[月火水木金土日])(?:曜日?|(?=[までにのかは、朝中]))/uy,
    day: ({ week, weekday }, { day }) => weekdayOfWeek(day, weekdayIn(weekday), weeksLater(week)),
  },
  {
    name: 'nextWeekday',
    says: /(?:(?:次|今度)の)?(?<weekday>[月火水木金土日])曜日?/uy,
    day: ({ weekday }, { day }) => weekdayAfter(day, weekdayIn(weekday)),
  },
  {
    name: 'week',
    says: /(?<week>今週|来週|再来週|さ来週|翌々週|翌週|次の週)の?(?<part>いっぱい|一杯|中(?!頃|盤)|末|内|うち|頭|あたま|アタマ|初め|はじめ|早々|前半|半ば|中頃|中盤|後半|)/uy,
    day: ({ week, part = '' }, { day }) => partOfWeek(day, part, weeksLater(week)),
  },
  {
    name: 'weekend',
    says: /(?:(?<week>今週|来週|再来週)の?|今度の)?土日/uy,
    day: ({ week }, { day }) => weekdayOfWeek(day, 0, weeksLater(week)),
  },
  { name: 'week', says: /(?<part>週末|週内)/uy, day: (_, { day }) => weekdayOfWeek(day, 5, 0) },
  { name: 'week', says: /週明け早?々?/uy, day: (_, { day }) => weekdayOfWeek(day, 1, 1) },
];

function daysAhead({ count = '', unit = '' }: Readonly<Record<string, string | undefined>>, { day }: Calendar): string {
  const number = numberOf(count);
  if (unit === '営業日') return addBusinessDays(day, number);
  if (unit === '時間') return addDays(day, Math.ceil(number / 24) - (number < 24 ? 1 : 0));
  if (unit.endsWith('月')) return inMonth(day, number, Number(day.slice(8)));
  return addDays(day, number * (unit.startsWith('週') ? 7 : 1));
}

/** A week by itself names no day; what is to be done within it ends with its Friday. */
function partOfWeek(day: string, part: string, weeks: number): string | undefined {
  if (part === '') return undefined;
  const weekday = /^(?:頭|あたま|アタマ|初め|はじめ|早々)/u.test(part)
    ? 1
    : /^(?:前半|半ば|中頃|中盤)/u.test(part)
      ? 3
      : 5;
  return weekdayOfWeek(day, weekday, weeks);
}
