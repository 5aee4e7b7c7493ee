import { weekdayOfWeek } from '../../calendar/week.ts';
import type { ReadDay, Words } from './read-day.ts';

/** "by the weekend" is its Saturday, "before the weekend" the Friday, "after the weekend" the Monday, else its Sunday. */
export function weekend({ small }: Words, at: number, day: string): ReadDay | undefined {
  const led = /^(?:the|this|next)$/.test(small[at] ?? '') ? 1 : 0;
  if (small[at + led] !== 'weekend' || led === 0) return undefined;
  const later = small[at] === 'next' ? 1 : 0;
  const on = { length: 2, rule: 'weekend' };
  switch (small[at - 1]) {
    case 'before':
      return { ...on, date: weekdayOfWeek(day, 5, later) };
    case 'by':
      return { ...on, date: weekdayOfWeek(day, 6, later) };
    case 'after':
      return { ...on, date: weekdayOfWeek(day, 1, later + 1) };
    default:
      return { ...on, date: weekdayOfWeek(day, 0, later) };
  }
}
