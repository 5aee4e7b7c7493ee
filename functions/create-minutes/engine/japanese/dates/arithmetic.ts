import { addDays, toDay, weekdayOf } from '../../calendar/day.ts';

/** Monday to Friday are counted, beginning with the day after. */
export function addBusinessDays(day: string, count: number): string {
  let date = day;
  for (let left = Math.min(count, mostDays); left > 0; ) {
    date = addDays(date, 1);
    if (![0, 6].includes(weekdayOf(date))) left--;
  }
  return date;
}

/** Nobody promises something for later than this; it bounds the counting. */
const mostDays = 400;

/** Some months later; day 0 is the last day of the month before. */
export function inMonth(day: string, monthsLater: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + monthsLater, dayOfMonth));
}

/**
 * The last day of the period of so many months that is the n-th of a fiscal year, the next one that is not over.
 * @param firstMonth the month the fiscal year begins with, 1 to 12
 */
export function endOfFiscalPart(day: string, firstMonth: number, months: number, part: number): string {
  const [year = 0] = day.split('-').map(Number);
  for (let ahead = -1; ahead <= 2; ahead++) {
    const end = toDay(Date.UTC(year + ahead, firstMonth - 1 + months * part, 0));
    if (end >= day) return end;
  }
  return day;
}
