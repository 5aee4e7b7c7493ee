const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * dayMs);
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** YYYY-MM-DD of a moment, in UTC, where all arithmetic on days is done. */
export function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
