import { readOnceFor } from '../../read-once.ts';
import { nextMonthDay } from '../../calendar/month.ts';
import { weekdayOf } from '../../calendar/day.ts';
import { weekdayOfWeek } from '../../calendar/week.ts';
import { farRules } from './far.ts';
import type { Calendar, DateMention, DateRule } from './mention.ts';
import { nearRules } from './near.ts';
import { halfWidth } from './width.ts';

const rules: readonly DateRule[] = [...nearRules, ...farRules];
/** Every wording begins with one of these. */
const begins = /[0-9〇一二三四五六七八九十本今来再さ次翌明あしき週中月火水木金土日年第上下Q令当期]/u;
const noDay = /(?:昨|先|前|毎|隔|各|全|平|休|祝|終)$/u;

/**
 * The days a text speaks of, in its order; of the readings that begin at one place the longest is meant.
 * @param calendar undefined when the day of the meeting is not known: then no day has a date
 */
export const findDates = readOnceFor(readDates);

function readDates(text: string, calendar: Calendar | undefined): readonly DateMention[] {
  const plain = halfWidth(text);
  const found: DateMention[] = [];
  for (let at = 0; at < plain.length; ) {
    const mention =
      begins.test(plain[at] ?? '') && !noDay.test(plain[at - 1] ?? '') ? mentionAt(plain, at, calendar) : undefined;
    if (mention) add({ ...mention, text: text.slice(at, at + mention.text.length) }, found, text);
    at += mention ? mention.text.length : 1;
  }
  return found;
}

/** 再来週の火曜、21日 and 21日の火曜 are one day: the date counts, and the day of the week beside it tells in which month. */
function add(mention: DateMention, found: DateMention[], text: string): void {
  const before = found.at(-1);
  const end = (before?.index ?? 0) + (before?.text.length ?? 0);
  const joined = before && /^(?:後?の?[(（]?|[、,]\s*|\s)$/u.test(text.slice(end, mention.index));
  if (!before || !joined || isWeekday(before) === isWeekday(mention)) {
    found.push(before && isBareDay(mention) ? { ...mention, date: inSameMonth(mention, found) } : mention);
    return;
  }
  const [dated, weekday] = isWeekday(mention) ? [before, mention] : [mention, before];
  found[found.length - 1] = {
    ...dated,
    date: onWeekday(dated, weekday),
    index: before.index,
    text: text.slice(before.index, mention.index + mention.text.length),
  };
}

/** Months looked through for one in which the day falls on the day of the week. */
const monthsAhead = 3;

function onWeekday({ date, rule, text }: DateMention, { date: other }: DateMention): string | undefined {
  if (date === undefined || other === undefined) return date ?? other;
  if (rule === 'days') return weekdayOfWeek(date, weekdayOf(other), 0);
  if (!isBareDay({ rule, text })) return date;
  let day: string | undefined = date;
  for (let ahead = 0; ahead < monthsAhead && day !== undefined; ahead++) {
    if (weekdayOf(day) === weekdayOf(other)) return day;
    day = nextMonthDay(day, Number(date.slice(8)));
  }
  return date;
}

function isBareDay({ rule, text }: Pick<DateMention, 'rule' | 'text'>): boolean {
  return rule === 'dayOfMonth' && !/[月/年]/u.test(halfWidth(text).replace(/月曜/gu, ''));
}

/** 三月の二十九日と三十日 are of one month. */
function inSameMonth({ date }: DateMention, found: readonly DateMention[]): string | undefined {
  const last = found.findLast((one) => !isBareDay(one));
  const named = last?.rule === 'dayOfMonth' ? last.date : undefined;
  if (date === undefined || named === undefined || date.slice(8) <= named.slice(8)) return date;
  return nextMonthDay(named, Number(date.slice(8)));
}

function isWeekday({ text }: DateMention): boolean {
  return /[月火水木金土日](?:曜日?)?$/u.test(text) && !/\d日$|[一二三四五六七八九十]日$|\d月$/u.test(halfWidth(text));
}
const anyDay: Calendar = { day: '2000-01-03', fiscalStart: 4 };

function mentionAt(text: string, index: number, calendar: Calendar | undefined): DateMention | undefined {
  let best: DateMention | undefined;
  for (const { name, says, day } of rules) {
    says.lastIndex = index;
    const match = says.exec(text);
    if (!match || match[0].length <= (best?.text.length ?? 0)) continue;
    const date = day(match.groups ?? {}, calendar ?? anyDay);
    const known = calendar === undefined ? undefined : date;
    best = { index, text: match[0], date: known, rule: known === undefined ? undefined : name };
  }
  return best;
}
