import { endOfMonth } from '../../calendar/month.ts';
import { weekdayOfWeek } from '../../calendar/week.ts';
import { monthNamed } from './names.ts';
import type { ReadDay } from './read-day.ts';

const quarters: ReadonlyMap<string, number> = new Map([
  ['q1', 1],
  ['q2', 2],
  ['q3', 3],
  ['q4', 4],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
]);
const short: ReadonlyMap<string, string> = new Map([
  ['eow', 'week'],
  ['eom', 'month'],
  ['eoq', 'quarter'],
  ['eoy', 'year'],
]);

/** "The middle of November", "mid November", "mid-month": the fifteenth. */
export function middleOfMonth(small: readonly string[], at: number, day: string): ReadDay | undefined {
  const [, joined] = /^mid-(\p{L}+)$/u.exec(small[at] ?? '') ?? [];
  let place = at + (joined === undefined ? 1 : 0);
  if (joined === undefined && small[at] === 'middle') {
    if (small[place] !== 'of') return undefined;
    place++;
  } else if (joined === undefined && small[at] !== 'mid') return undefined;
  let later = 0;
  for (; /^(?:the|this|next|coming)$/.test(small[place] ?? ''); place++) if (small[place] === 'next') later = 1;
  const unit = joined ?? small[place] ?? '';
  const length = place + 1 - at;
  const [year = 0, month = 1] = day.split('-').map(Number);
  const named = monthNamed(unit);
  if (named === undefined) {
    return unit === 'month' ? { length, rule: 'middleOfMonth', date: fifteenth(year, month + later) } : undefined;
  }
  const date = fifteenth(year, named);
  return { length, rule: 'middleOfMonth', date: date < day ? fifteenth(year + 1, named) : date };
}

function fifteenth(year: number, month: number): string {
  return `${firstOf(year, month).slice(0, 8)}15`;
}

/** "end of next week", "month end", "end of May", "end of Q2". */
export function endOfPeriod(small: readonly string[], at: number, day: string): ReadDay | undefined {
  const brief = short.get(small[at] ?? '');
  if (brief) return last(brief, 0, day, 1);
  if ((small[at] === 'month' || small[at] === 'quarter' || small[at] === 'year') && small[at + 1] === 'end')
    return last(small[at] ?? '', 0, day, 2);
  if (
    /^(?:month|week|year)$/.test(small[at] ?? '') &&
    small[at + 1] === 'is' &&
    /^(?:out|over)$/.test(small[at + 2] ?? '')
  )
    return last(small[at] ?? '', 0, day, 3);
  const closing = /^(month|week|quarter|year)'s$/.exec(small[at] ?? '')?.[1];
  if (closing && /^(?:out|over|up)$/.test(small[at + 1] ?? '')) return last(closing, 0, day, 2);
  const running = monthNamed(small[at] ?? '');
  if (running !== undefined && small[at + 1] === 'is' && /^(?:out|over|done)$/.test(small[at + 2] ?? ''))
    return { length: 3, rule: 'endOfMonth', date: endOfNamedMonth(running, day) };
  const lastDay = small[at] === 'last' && small[at + 1] === 'day' ? 1 : 0;
  if ((!lastDay && !/^(?:end|close)$/.test(small[at] ?? '')) || small[at + 1 + lastDay] !== 'of') return undefined;
  let place = at + 2 + lastDay;
  let later = 0;
  while (/^(?:the|this|that|our|next|coming)$/.test(small[place] ?? '')) {
    if (small[place] === 'next') later = 1;
    place++;
  }
  const unit = small[place] ?? '';
  const length = place + 1 - at;
  if (unit === 'business' || unit === 'play') return { length, rule: 'sameDay', date: day };
  const quarter = quarters.get(unit);
  if (quarter !== undefined && (unit.startsWith('q') || small[place + 1] === 'quarter'))
    return {
      length: unit.startsWith('q') ? length : length + 1,
      rule: 'endOfQuarter',
      date: endOfQuarter(quarter, day),
    };
  const month = monthNamed(unit);
  if (month !== undefined) return { length, rule: 'endOfMonth', date: endOfNamedMonth(month, day) };
  return last(unit, later, day, length);
}

function last(unit: string, later: number, day: string, length: number): ReadDay | undefined {
  const [year = 0, month = 1] = day.split('-').map(Number);
  switch (unit) {
    case 'day':
    case 'today':
      return { length, rule: 'sameDay', date: day };
    case 'week':
      return { length, rule: 'endOfWeek', date: weekdayOfWeek(day, 5, later) };
    case 'month':
      return { length, rule: 'endOfMonth', date: endOfMonth(firstOf(year, month + later)) };
    case 'quarter':
      return { length, rule: 'endOfQuarter', date: endOfMonth(firstOf(year, 3 * (Math.ceil(month / 3) + later))) };
    case 'year':
      return { length, rule: 'endOfYear', date: `${year + later}-12-31` };
    default:
      return undefined;
  }
}

function endOfQuarter(quarter: number, day: string): string {
  return endOfNamedMonth(3 * quarter, day);
}

/** Its next end: that of this year, unless it is past. */
function endOfNamedMonth(month: number, day: string): string {
  const year = Number(day.slice(0, 4));
  const end = endOfMonth(firstOf(year, month));
  return end < day ? endOfMonth(firstOf(year + 1, month)) : end;
}

function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
