import { weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import type { DayMention } from '../../dates/mentions.ts';
import type { Clause } from '../clause.ts';
import type { Setting } from './meeting-time.ts';

/** The day that was spoken of before, or turned down. */
interface DayBefore {
  readonly date: string | undefined;
  readonly refused?: string | undefined;
}

/** The last day of a clause on which somebody may come; "each Monday" is none, nor is a day by which something is done. */
export function offeredDay(
  { said }: Clause,
  days: readonly DayMention[],
  near: DayBefore | undefined,
  { day }: Setting,
): DayMention | undefined {
  const read = days.findLast(
    ({ start, barred, rule, limit }) =>
      !/\b(?:each|every|a)(?: second| other)? $/i.test(said.slice(0, start)) &&
      !barred &&
      rule !== 'withinWeek' &&
      rule !== 'sameDay' &&
      (!limit || dropsBy.test(said.slice(0, start + 3))),
  );
  return read && inWeekOf(near, inNextWeek(read, days, day));
}

/** "Come by on Monday" */
const dropsBy = /\b(?:come|drop|pop|swing|stop) by$/i;

/** "Thursday at ten next week" */
function inNextWeek(read: DayMention, days: readonly DayMention[], day: string | undefined): DayMention {
  const later = days.some(({ asWritten, rule }) => rule === 'withinWeek' && /\bnext\b/i.test(asWritten));
  if (!later || !day || !read.date || read.rule !== 'nextWeekday') return read;
  return { ...read, date: weekdayOfWeek(day, weekdayOf(read.date), 1) };
}

/** A bare weekday beside a day of a later week is one of that week: "Thursday week? - No, Friday." */
function inWeekOf(near: DayBefore | undefined, read: DayMention): DayMention {
  const other = near?.date ?? near?.refused;
  if (!other || !read.date || read.rule !== 'nextWeekday') return read;
  const date = weekdayOfWeek(other, weekdayOf(read.date), 0);
  return date > read.date ? { ...read, date } : read;
}
