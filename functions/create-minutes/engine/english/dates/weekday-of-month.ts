import { addDays, weekdayOf } from '../../calendar/day.ts';
import { endOfMonth } from '../../calendar/month.ts';
import { monthNamed, weekdayNamed } from './names.ts';
import type { ReadDay, Words } from './read-day.ts';

const order = ['first', 'second', 'third', 'fourth'];

/** "the first Monday in April", "the last Friday of the month", "the second Tuesday of next month". */
export function weekdayOfMonth({ small, said }: Words, from: number, day: string): ReadDay | undefined {
  const article = small[from] === 'the' ? 1 : 0;
  const at = from + article;
  const count = order.indexOf(small[at] ?? '');
  const weekday = weekdayNamed(small[at + 1] ?? '', said[at + 1] ?? '');
  if ((count < 0 && small[at] !== 'last') || weekday === undefined || !/^(?:of|in)$/.test(small[at + 2] ?? ''))
    return undefined;
  const the = /^(?:the|this|next)$/.test(small[at + 3] ?? '') ? 1 : 0;
  const first = firstOfMonth(small[at + 3 + the] ?? '', small[at + 3] === 'next', day);
  if (first === undefined) return undefined;
  const date =
    count < 0 ? onOrBefore(endOfMonth(first), weekday) : addDays(onOrBefore(addDays(first, 6), weekday), 7 * count);
  return { length: article + 4 + the, rule: 'weekdayOfMonth', date };
}

/** The month named, where it is past that of the next year; the running one for "the month". */
function firstOfMonth(word: string, next: boolean, day: string): string | undefined {
  const [year = 0, running = 1] = day.split('-').map(Number);
  const named = word === 'month' ? running + (next ? 1 : 0) : monthNamed(word);
  if (named === undefined) return undefined;
  return toMonth(year + (named < running ? 1 : 0), named, 1);
}

function onOrBefore(date: string, weekday: number): string {
  return addDays(date, -((weekdayOf(date) - weekday + 7) % 7));
}

/** The nth such weekday of a month (1 to 12), the next one to come. */
export function weekdayOfNextMonth(day: string, month: number, weekday: number, nth: number): string {
  const inYear = (year: number) => addDays(onOrBefore(toMonth(year, month, 7), weekday), 7 * (nth - 1));
  const here = inYear(Number(day.slice(0, 4)));
  return here > day ? here : inYear(Number(day.slice(0, 4)) + 1);
}

function toMonth(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
