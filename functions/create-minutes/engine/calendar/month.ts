import { toDay } from './day.ts';

export function endOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month, 0));
}

/** The next day with that number, in the given month (1 to 12) if there is one; undefined when no month has it. */
export function nextMonthDay(day: string, number: number, givenMonth?: number): string | undefined {
  const [year = 0, month = 1] = day.split('-').map(Number);
  for (let ahead = 0; ahead <= 12; ahead++) {
    const at = new Date(Date.UTC(year, month - 1 + ahead, number));
    const right = at.getUTCDate() === number && (givenMonth === undefined || at.getUTCMonth() + 1 === givenMonth);
    if (right && toDay(at.getTime()) > day) return toDay(at.getTime());
  }
  return undefined;
}
