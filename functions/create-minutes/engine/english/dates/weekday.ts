import { addDays, weekdayOf } from '../../calendar/day.ts';
import { nextMonthDay } from '../../calendar/month.ts';
import { weekdayAfter, weekdayOfWeek } from '../../calendar/week.ts';
import { dayOfMonth, monthAndDay } from './month-day.ts';
import { monthNamed, weekdayNamed } from './names.ts';
import { readNumber, readOrdinal } from './number-words.ts';
import type { ReadDay, Words } from './read-day.ts';

export function namedWeekday(words: Words, at: number, day: string): ReadDay | undefined {
  const { small, said } = words;
  const opening = /^(?:this|next|coming|following)$/.test(small[at] ?? '') ? 1 : 0;
  const second = opening === 1 && /^(?:coming|following)$/.test(small[at + 1] ?? '') ? 1 : 0;
  const place = at + opening + second;
  const weekday = weekdayNamed(small[place] ?? '', said[place] ?? '');
  if (weekday === undefined) return undefined;
  const end = place + 1;
  const named = sameDayOfMonth(words, end, day);
  // "Wednesday the second" is the next second that is a Wednesday
  if (named?.date && weekdayOf(named.date) !== weekday && monthNamed(small[end] ?? '') === undefined)
    return { length: end + named.length - at, rule: 'dayOfMonth', date: onWeekday(named.date, weekday) ?? named.date };
  if (named) return { length: end + named.length - at, rule: 'dayOfMonth', date: named.date };
  if (small[end] === 'next' && small[end + 1] === 'week')
    return { length: end + 2 - at, rule: 'weekdayOfNextWeek', date: weekdayOfWeek(day, weekday, 1) };
  if (small[end] === 'of' && /^(?:next|this) week$/.test(small.slice(end + 1, end + 3).join(' ')))
    return {
      length: end + 3 - at,
      rule: 'weekdayOfNextWeek',
      date: weekdayOfWeek(day, weekday, small[end + 1] === 'next' ? 1 : 0),
    };
  if (/^(?:of the|the) week after next$/.test(small.slice(end, end + weekAfter(small, end)).join(' ')))
    return { length: end + weekAfter(small, end) - at, rule: 'weekdayAfterNext', date: weekdayOfWeek(day, weekday, 2) };
  if (small[end] === 'fortnight')
    return { length: end + 1 - at, rule: 'weekAfterWeekday', date: addDays(weekdayAfter(day, weekday), 14) };
  const time = /^in a (?:week's|week) time$/.test(small.slice(end, end + 4).join(' ')) ? 4 : 0;
  if (time > 0)
    return { length: end + time - at, rule: 'weekAfterWeekday', date: addDays(weekdayAfter(day, weekday), 7) };
  const ahead = opening === 0 ? weeksAhead(small, end) : undefined;
  if (ahead)
    return {
      length: end + ahead.length - at,
      rule: 'weekdayAfterNext',
      date: weekdayOfWeek(day, weekday, ahead.weeks),
    };
  if (small[end] === 'next' && opening === 0)
    return { length: end + 1 - at, rule: 'nextWeekday', date: weekdayAfter(day, weekday) };
  if (small[end] === 'after' && small[end + 1] === 'next')
    return { length: end + 2 - at, rule: 'weekdayAfterNext', date: weekdayOfWeek(day, weekday, 2) };
  if (small[end] === 'week' && small[end + 1] !== 'of')
    return { length: end + 1 - at, rule: 'weekAfterWeekday', date: addDays(weekdayAfter(day, weekday), 7) };
  if (opening && small[at] === 'next')
    return { length: end - at, rule: 'weekdayOfNextWeek', date: weekdayOfWeek(day, weekday, 1) };
  const here =
    opening && second === 0 && small[at] === 'this' ? weekdayOfWeek(day, weekday, 0) : weekdayAfter(day, weekday);
  return { length: end - at, rule: 'nextWeekday', date: here < day ? weekdayAfter(day, weekday) : here };
}

/** "Tuesday in two weeks", while "in two weeks of work" takes them. */
function weeksAhead(small: readonly string[], at: number): { weeks: number; length: number } | undefined {
  const number = small[at] === 'in' ? readNumber(small, at + 1) : undefined;
  const after = at + 1 + (number?.length ?? 0);
  const unit = /^(week|fortnight)s?$/.exec(small[after] ?? '')?.[1];
  if (!number || !unit || /^(?:of|time)$/.test(small[after + 1] ?? '')) return undefined;
  return { weeks: number.value * (unit === 'week' ? 1 : 2), length: after + 1 - at };
}

/** Words that "of the week after next" takes. */
function weekAfter(small: readonly string[], at: number): number {
  return small[at] === 'of' ? 5 : 4;
}

export function weekdayAt({ small, said }: Words, at: number): number | undefined {
  return weekdayNamed(small[at] ?? '', said[at] ?? '');
}

/** Whoever names a day farther ahead names its month as well: then the weekday was wrong, and the number stands. */
const mostMonths = 4;

/** The same number in the next month in which it falls on that weekday; undefined when none of the next months does. */
export function onWeekday(date: string, weekday: number): string | undefined {
  const number = Number(date.slice(8));
  let found: string | undefined = date;
  for (let months = 0; months < mostMonths && found !== undefined; months++) {
    if (weekdayOf(found) === weekday) return found;
    found = nextMonthDay(found, number);
  }
  return undefined;
}

/** What makes a weekday certain: "Tuesday the 14th", "Tuesday, May 14". */
function sameDayOfMonth(words: Words, at: number, day: string): ReadDay | undefined {
  return (
    monthAndDay(words, at, day) ??
    (words.small[at] === 'the' || /^\d/.test(words.small[at] ?? '') ? dayOfMonth(words, at, day) : undefined) ??
    bareNumber(words, at, day)
  );
}

/** "Wednesday sixteenth" */
function bareNumber({ small }: Words, at: number, day: string): ReadDay | undefined {
  const number = readOrdinal(small, at);
  if (!number || number.value <= 3 || number.value > 31) return undefined;
  const date = nextMonthDay(day, number.value);
  return date === undefined ? undefined : { length: number.length, rule: 'dayOfMonth', date };
}
