import { addDays } from '../../calendar/day.ts';
import { endOfMonth } from '../../calendar/month.ts';
import { readNumber } from './number-words.ts';
import type { ReadDay, Words } from './read-day.ts';
import { dayAfter, sameDay } from './same-day.ts';
import { namedWeekday, weekdayAt } from './weekday.ts';

/** "in two weeks", "within 48 hours", "three business days", "a week from Friday", "two weeks today". */
export function spans(words: Words, at: number, day: string): ReadDay | undefined {
  const { small } = words;
  const opened = /^(?:in|within|inside)$/.test(small[at] ?? '')
    ? small[at + 1] === 'the' && small[at + 2] === 'next'
      ? 3
      : 1
    : 0;
  const whole = wholeSpan(small, at, opened, day);
  if (whole) return whole;
  const number = readNumber(small, at + opened);
  if (!number) return undefined;
  let end = at + opened + number.length;
  const working = /^(?:business|working|work)$/.test(small[end] ?? '');
  if (working) end++;
  const unit = /^(minute|hour|day|week|month|fortnight)(?:s|'s)?$/.exec(small[end] ?? '')?.[1];
  if (!unit) return undefined;
  end++;
  const weeks = /^(?:week|fortnight)$/.test(unit);
  const apart = small[end] === 'from' || (small[end] === 'on' && weeks);
  const direct = weeks && (/^(?:today|tomorrow)$/.test(small[end] ?? '') || weekdayAt(words, end) !== undefined);
  const baseAt = apart ? end + 1 : direct ? end : undefined;
  // "three weeks the day", as Scots say it
  const theDay = weeks && /^the (?:day|morn)$/.test(small.slice(end, end + 2).join(' '));
  const from = theDay
    ? { length: 2, rule: 'sameDay', date: day }
    : baseAt === undefined
      ? undefined
      : baseAfter(words, baseAt, day);
  const after = from && (baseAt ?? end) + from.length;
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

/** "within the hour", "in the next hour", "in half an hour"; "in the next week" counts as one. */
function wholeSpan(small: readonly string[], at: number, opened: number, day: string): ReadDay | undefined {
  if (opened === 0) return undefined;
  const [first = '', second = '', third = ''] = small.slice(at + 1, at + 4);
  if (opened === 1 && `${first} ${second} ${third}` === 'half an hour') return sameDayOf(4, day);
  if (opened === 1 && first === 'the' && (second === 'hour' || second === 'day') && small[at] !== 'in')
    return sameDayOf(3, day);
  const unit = opened === 3 ? /^(hour|day|week|fortnight|month)$/.exec(small[at + 3] ?? '')?.[1] : undefined;
  return unit ? { length: 4, rule: 'afterSpan', date: addSpan(day, 1, unit) } : undefined;
}

function sameDayOf(length: number, day: string): ReadDay {
  return { length, rule: 'sameDay', date: day };
}

/** Hours that end on the same day, as a meeting is held by day. */
const hoursOfDay = 12;

function addSpan(day: string, count: number, unit: string): string {
  if (unit === 'minute') return day;
  if (unit === 'hour') return count <= hoursOfDay ? day : addDays(day, Math.ceil(count / 24));
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
