import { addDays, weekdayOf } from '../../calendar/day.ts';
import { endOfMonth, nextMonthDay } from '../../calendar/month.ts';
import { weekdayAfter, weekdayOfWeek } from '../../calendar/week.ts';
import { monthNamed, weekdayNamed } from './names.ts';
import { readNumber, readOrdinal } from './number-words.ts';
import { endOfPeriod } from './periods.ts';
import { weekdayOfMonth } from './weekday-of-month.ts';

/** A day as read at a place: how many words it takes and what it means for a meeting on the base day. */
export interface ReadDay {
  readonly length: number;
  readonly rule: string;
  /** Undefined when the words leave the day open. */
  readonly date: string | undefined;
}

/** Words as written and in small letters, in step. */
export interface Words {
  readonly said: readonly string[];
  readonly small: readonly string[];
}

type Reader = (words: Words, at: number, day: string) => ReadDay | undefined;

const readers: readonly Reader[] = [
  sameDay,
  dayAfter,
  spans,
  weekdayOfMonth,
  namedWeekday,
  monthAndDay,
  dayOfMonth,
  endOf,
  weeks,
  figures,
];

/** The day that begins at this word, by the rules of the project's guide: weeks run from Monday to Sunday. */
export function readDay(words: Words, at: number, day: string): ReadDay | undefined {
  for (const read of readers) {
    const found = read(words, at, day);
    if (found) return found;
  }
  return undefined;
}

function sameDay({ small }: Words, at: number, day: string): ReadDay | undefined {
  const [word = '', next = '', third = ''] = small.slice(at, at + 3);
  if (word === 'today' || word === 'tonight' || word === 'eod' || word === 'cob')
    return { length: 1, rule: 'sameDay', date: day };
  if (word === 'this' && /^(?:morning|afternoon|evening)$/.test(next)) return { length: 2, rule: 'sameDay', date: day };
  if (word === 'close' && next === 'of' && /^(?:business|play)$/.test(third))
    return { length: 3, rule: 'sameDay', date: day };
  return undefined;
}

function dayAfter({ small }: Words, at: number, day: string): ReadDay | undefined {
  if (small[at] === 'first' && small.slice(at, at + 5).join(' ') === 'first thing in the morning')
    return { length: 5, rule: 'tomorrow', date: addDays(day, 1) };
  if (small[at] === 'tomorrow') return { length: 1, rule: 'tomorrow', date: addDays(day, 1) };
  if (small[at] === 'day' && small[at + 1] === 'after' && small[at + 2] === 'tomorrow')
    return { length: 3, rule: 'dayAfterTomorrow', date: addDays(day, 2) };
  return undefined;
}

/** "in two weeks", "within 48 hours", "three business days", "a week from Friday", "two weeks today". */
function spans(words: Words, at: number, day: string): ReadDay | undefined {
  const { small } = words;
  const opened = /^(?:in|within|inside)$/.test(small[at] ?? '')
    ? small[at + 1] === 'the' && small[at + 2] === 'next'
      ? 3
      : 1
    : 0;
  const number = readNumber(small, at + opened);
  if (!number) return undefined;
  let end = at + opened + number.length;
  const working = /^(?:business|working|work)$/.test(small[end] ?? '');
  if (working) end++;
  const unit = /^(hour|day|week|month|fortnight)(?:s|'s)?$/.exec(small[end] ?? '')?.[1];
  if (!unit) return undefined;
  end++;
  const weeks = /^(?:week|fortnight)$/.test(unit);
  const apart = small[end] === 'from' || (small[end] === 'on' && weeks);
  const baseAt = apart ? end + 1 : weeks && /^(?:today|tomorrow)$/.test(small[end] ?? '') ? end : undefined;
  const from = baseAt === undefined ? undefined : baseAfter(words, baseAt, day);
  const after = from && baseAt !== undefined ? baseAt + from.length : undefined;
  const given = /^(?:me|us|him|them)$/.test(small[at - 1] ?? '') && /^(?:give|allow)$/.test(small[at - 2] ?? '');
  if (!opened && !from && !given && !(working && before(small, at))) return undefined;
  const base = from?.date ?? day;
  const date = working ? addBusinessDays(base, number.value) : addSpan(base, number.value, unit);
  return { length: (after ?? end) - at, rule: working ? 'businessDays' : 'afterSpan', date };
}

function before(small: readonly string[], at: number): boolean {
  return /^(?:me|us|them|him|her|need|needs|takes?|about|max|maximum)$/.test(small[at - 1] ?? '');
}

function baseAfter(words: Words, at: number, day: string): ReadDay | undefined {
  if (words.small[at] === 'now') return { length: 1, rule: 'sameDay', date: day };
  return sameDay(words, at, day) ?? dayAfter(words, at, day) ?? namedWeekday(words, at, day);
}

function addSpan(day: string, count: number, unit: string): string {
  if (unit === 'hour') return addDays(day, Math.ceil(count / 24));
  if (unit === 'month') return monthsLater(day, count);
  return addDays(day, count * (unit === 'week' ? 7 : unit === 'fortnight' ? 14 : 1));
}

function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
  const last = endOfMonth(first);
  return Number(last.slice(8)) < number ? last : `${first.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

/** Monday to Friday, beginning on the day after; public holidays are nobody's to guess. */
function addBusinessDays(day: string, count: number): string {
  let found = day;
  for (let left = Math.min(count, 260); left > 0; ) {
    found = addDays(found, 1);
    const weekday = new Date(found).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return found;
}

function namedWeekday(words: Words, at: number, day: string): ReadDay | undefined {
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

/** The same number in the next month in which it falls on that weekday; undefined when none of a year does. */
function onWeekday(date: string, weekday: number): string | undefined {
  const number = Number(date.slice(8));
  let found: string | undefined = date;
  for (let months = 0; months < 12 && found !== undefined; months++) {
    if (weekdayOf(found) === weekday) return found;
    found = nextMonthDay(found, number);
  }
  return undefined;
}

/** What makes a weekday certain: "Tuesday the 14th", "Tuesday, May 14". */
function sameDayOfMonth(words: Words, at: number, day: string): ReadDay | undefined {
  return (
    monthAndDay(words, at, day) ??
    (words.small[at] === 'the' || /^\d/.test(words.small[at] ?? '') ? dayOfMonth(words, at, day) : undefined)
  );
}

function monthAndDay(words: Words, at: number, day: string): ReadDay | undefined {
  const { small } = words;
  const month = monthNamed(small[at] ?? '');
  if (month === undefined) return undefined;
  const the = small[at + 1] === 'the' ? 1 : 0;
  const number = readOrdinal(small, at + 1 + the) ?? readNumber(small, at + 1 + the);
  if (!number || number.value < 1 || number.value > 31 || small[at + 1] === 'a') return undefined;
  if (/^(?:may|march)$/.test(words.said[at] ?? '') && !readOrdinal(small, at + 1 + the)) return undefined;
  return withYear(small, at, 1 + the + number.length, nextMonthDay(day, number.value, month));
}

function withYear(small: readonly string[], at: number, length: number, date: string | undefined): ReadDay {
  const year = /^20\d\d$/.exec(small[at + length] ?? '')?.[0];
  return {
    length: year ? length + 1 : length,
    rule: 'dayOfMonth',
    date: year && date ? `${year}${date.slice(4)}` : date,
  };
}

function dayOfMonth({ small }: Words, at: number, day: string): ReadDay | undefined {
  const the = small[at] === 'the' ? 1 : 0;
  const number = readOrdinal(small, at + the) ?? bareFigure(small, at + the);
  if (!number) return undefined;
  const end = at + the + number.length;
  const of = small[end] === 'of' ? 1 : 0;
  const month = monthNamed(small[end + of] ?? '');
  if (month !== undefined) return withYear(small, at, end + of + 1 - at, nextMonthDay(day, number.value, month));
  if (/^\d/.test(small[at + the] ?? '') && !/th|st|nd|rd/.test(small[at + the] ?? '')) return undefined;
  const figures = /^\d/.test(small[at + the] ?? '');
  const certain = number.value > 3 || /day$/.test(small[at - 1] ?? '');
  if (!figures && !(the && (certain || aloneAfter.test(small[end] ?? '')) && beforeDay.test(small[at - 1] ?? '')))
    return undefined;
  if (/^(?:floor|quarter|year|time|phase|percent|party|draft|version|round|grade|century)s?$/.test(small[end] ?? ''))
    return undefined;
  return { length: end - at, rule: 'dayOfMonth', date: nextMonthDay(day, number.value) };
}

/** "14 May" */
function bareFigure(small: readonly string[], at: number): { value: number; length: number } | undefined {
  return /^\d{1,2}$/.test(small[at] ?? '') && monthNamed(small[at + 1] ?? '') !== undefined
    ? readNumber(small, at)
    : undefined;
}

/** "the third" is a day only where a day can stand and no noun follows. */
const aloneAfter =
  /^(?:|at|and|or|then|so|but|around|noon|works?|is|for|in|if|i|we|you|yes|yeah|please|latest|okay|ok|morning|afternoon|that|right|of|would|sounds|to|with)$/;
const beforeDay =
  /^(?:by|on|until|till|before|than|what|friday|monday|tuesday|wednesday|thursday|latest|be|make|it|say|about|is|for|not|mean|or|then|)$/;

function endOf(words: Words, at: number, day: string): ReadDay | undefined {
  return endOfPeriod(words.small, at, day);
}

/** A week is named as a whole: its Friday is the last day to keep the word. */
function weeks({ small }: Words, at: number, day: string): ReadDay | undefined {
  if (small[at] === 'week' && small[at + 1] === 'after' && small[at + 2] === 'next')
    return { length: 3, rule: 'weekAfterNext', date: weekdayOfWeek(day, 5, 2) };
  if (!/^(?:this|next)$/.test(small[at] ?? '') || small[at + 1] !== 'week') return undefined;
  const vague = /^(?:early|beginning|start|mid)$/.test(small[at - 1] ?? '') || small[at - 1] === 'of';
  const later = small[at] === 'next' ? 1 : 0;
  return { length: 2, rule: 'withinWeek', date: vague ? undefined : weekdayOfWeek(day, 5, later) };
}

/** 2026-05-14 */
function figures({ small }: Words, at: number): ReadDay | undefined {
  const date = /^20\d\d-\d\d-\d\d$/.exec(small[at] ?? '')?.[0];
  return date ? { length: 1, rule: 'isoDate', date } : undefined;
}
