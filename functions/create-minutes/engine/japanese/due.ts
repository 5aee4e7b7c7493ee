import type { Due } from '../../minutes/action.ts';
import { addDays } from '../calendar/day.ts';
import { endOfMonth, nextMonthDay } from '../calendar/month.ts';
import { weekdayAfter, weekdayOfWeek } from '../calendar/week.ts';

const number = '[0-9０-９〇一二三四五六七八九十]{1,4}';
const duePattern = new RegExp(
  `(?:(?:今週|来週|再来週)の?[月火水木金土日]曜日?|[月火水木金土日]曜日?|(?:今週|来週|再来週|今月|来月)(?:中|末)|今週|来週|月末|年内|明後日|明日|本日中?|今日中?|(?:${number}月)?${number}日|${number}(?:日|週間|営業日)以内)(?:までに|まで|以内に|中に|に)`,
  'gu',
);
const weekdays = '日月火水木金土';

/** The phrase that says until when, and the day it means for a meeting on that day. */
export function japaneseDue(text: string, meetingDay: string | undefined): Due | undefined {
  for (const match of text.matchAll(duePattern)) {
    if (/^(?:は)?(?:無理|できな|間に合わな|難し|ではな)/u.test(text.slice(match.index + match[0].length))) continue;
    const [rule, date] = meetingDay === undefined ? [] : resolve(match[0], meetingDay);
    return { asWritten: match[0], date: date ?? null, rule: date ? (rule ?? null) : null };
  }
  return undefined;
}

function resolve(phrase: string, day: string): readonly [rule: string, date: string | undefined] | readonly [] {
  const weekday = weekdays.indexOf(/([月火水木金土日])曜/u.exec(phrase)?.[1] ?? '-');
  const weeks = phrase.startsWith('再来週') ? 2 : phrase.startsWith('来週') ? 1 : 0;
  if (weekday >= 0)
    return /^(?:今週|来週|再来週)/u.test(phrase)
      ? ['weekdayOfWeek', weekdayOfWeek(day, weekday, weeks)]
      : ['nextWeekday', weekdayAfter(day, weekday)];
  if (/^(?:今週|来週|再来週)中/u.test(phrase)) return ['endOfWeek', weekdayOfWeek(day, 5, weeks)];
  if (phrase.startsWith('明後日')) return ['dayAfterTomorrow', addDays(day, 2)];
  if (phrase.startsWith('明日')) return ['tomorrow', addDays(day, 1)];
  if (/^(?:本日|今日)/u.test(phrase)) return ['sameDay', day];
  if (/^(?:今)?月末/u.test(phrase)) return ['endOfMonth', endOfMonth(day)];
  const [, month, dayOfMonth] = new RegExp(`^(?:(${number})月)?(${number})日(?!以内)`, 'u').exec(phrase) ?? [];
  return dayOfMonth
    ? ['dayOfMonth', nextMonthDay(day, japaneseNumber(dayOfMonth), month ? japaneseNumber(month) : undefined)]
    : [];
}

/** Up to 99, in digits or kanji. */
function japaneseNumber(text: string): number {
  const digits = text
    .normalize('NFKC')
    .replace(/[〇一二三四五六七八九]/gu, (kanji) => String('〇一二三四五六七八九'.indexOf(kanji)));
  if (!digits.includes('十')) return Number(digits);
  const [tens = '', ones = ''] = digits.split('十');
  return (tens ? Number(tens) : 1) * 10 + (ones ? Number(ones) : 0);
}
