import { weekdayOfWeek } from '../../calendar/week.ts';
import { holiday } from './holidays.ts';
import { dayOfMonth, monthAndDay } from './month-day.ts';
import { endOfPeriod, middleOfMonth } from './periods.ts';
import { dayAfter, sameDay } from './same-day.ts';
import { spans } from './spans.ts';
import { namedWeekday, weekdayAt } from './weekday.ts';
import { weekdayOfMonth } from './weekday-of-month.ts';
import { weekend } from './weekend.ts';

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
  holiday,
  weekend,
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

function endOf(words: Words, at: number, day: string): ReadDay | undefined {
  return endOfPeriod(words.small, at, day) ?? middleOfMonth(words.small, at, day);
}

/** A week is named as a whole: its Friday is the last day to keep the word; its middle is Wednesday. */
function weeks(words: Words, at: number, day: string): ReadDay | undefined {
  const { small } = words;
  if (small[at] === 'week' && small[at + 1] === 'after' && small[at + 2] === 'next') {
    let place = at + 3;
    while (/^(?:say|on|the|like|maybe)$/.test(small[place] ?? '')) place++;
    const weekday = weekdayAt(words, place);
    return weekday === undefined
      ? { length: 3, rule: 'weekAfterNext', date: weekdayOfWeek(day, 5, 2) }
      : { length: place + 1 - at, rule: 'weekdayAfterNext', date: weekdayOfWeek(day, weekday, 2) };
  }
  if (small[at] === 'midweek') return { length: 1, rule: 'midweek', date: middleOf(day, 0) };
  const middle = /^(?:middle|mid)$/.test(small[at] ?? '');
  let from = middle ? at + 1 : at;
  while (middle && /^(?:of|the)$/.test(small[from] ?? '')) from++;
  const later = small[from] === 'next' ? 1 : 0;
  const named = /^(?:this|next)$/.test(small[from] ?? '') && small[from + 1] === 'week' ? 2 : 0;
  if (middle && (named > 0 || small[from] === 'week'))
    return { length: from + Math.max(1, named) - at, rule: 'midweek', date: middleOf(day, later) };
  if (middle || named === 0) return undefined;
  const on = small[at + 2] === 'on' ? 3 : 2;
  const weekday = weekdayAt(words, at + on);
  if (weekday !== undefined)
    return {
      length: on + 1,
      rule: later ? 'weekdayOfNextWeek' : 'nextWeekday',
      date: weekdayOfWeek(day, weekday, later),
    };
  const vague = /^(?:early|beginning|start|mid)$/.test(small[at - 1] ?? '') || small[at - 1] === 'of';
  return { length: 2, rule: 'withinWeek', date: vague ? undefined : weekdayOfWeek(day, 5, later) };
}

/** Its Wednesday; once that is past, that of the week after. */
function middleOf(day: string, later: number): string {
  const here = weekdayOfWeek(day, 3, later);
  return here > day ? here : weekdayOfWeek(day, 3, later + 1);
}

/** 2026-05-14 */
function figures({ small }: Words, at: number): ReadDay | undefined {
  const date = /^20\d\d-\d\d-\d\d$/.exec(small[at] ?? '')?.[0];
  return date ? { length: 1, rule: 'isoDate', date } : undefined;
}
