import { addDays, weekdayOf } from './day.ts';

/** The first such weekday (0 is Sunday) after the day. */
export function weekdayAfter(day: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead === 0 ? 7 : ahead);
}

/** That weekday in the week of the day, or some weeks later. Weeks begin on Monday. */
export function weekdayOfWeek(day: string, weekday: number, weeksLater: number): string {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(monday, ((weekday + 6) % 7) + 7 * weeksLater);
}
