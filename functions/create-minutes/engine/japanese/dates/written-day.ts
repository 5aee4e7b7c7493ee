import { weekdayLetters } from './weekday-letters.ts';

/**
 * A day as minutes have it, with the hour if one is known: 2026年8月5日（水）13時30分.
 * @param date YYYY-MM-DD
 * @param time HH:MM on the clocks of the meeting
 */
export function writtenDay(date: string, time: string | undefined): string {
  const [year, month, day] = date.split('-').map(Number);
  const weekday = weekdayLetters[new Date(`${date}T00:00Z`).getUTCDay()];
  const [hour, minute] = (time ?? '').split(':').map(Number);
  const clock = time === undefined ? '' : `${hour}時${minute ? `${minute}分` : ''}`;
  return `${year}年${month}月${day}日（${weekday}）${clock}`;
}
