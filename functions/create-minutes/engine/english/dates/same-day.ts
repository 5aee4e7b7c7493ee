import { addDays } from '../../calendar/day.ts';
import { weekdayNamed } from './names.ts';
import type { ReadDay, Words } from './read-day.ts';

/** "Close of business Monday" is Monday's. */
function namesItsDay({ small, said }: Words, at: number): boolean {
  const place = /^(?:on|of|this|next)$/.test(small[at] ?? '') ? at + 1 : at;
  return small[place] === 'tomorrow' || weekdayNamed(small[place] ?? '', said[place] ?? '') !== undefined;
}

export function sameDay(words: Words, at: number, day: string): ReadDay | undefined {
  const { small } = words;
  const [word = '', next = '', third = ''] = small.slice(at, at + 3);
  if (/^(?:eod|cob)$/.test(word) && namesItsDay(words, at + 1)) return undefined;
  if (word === 'today' || word === 'tonight' || word === 'eod' || word === 'cob')
    return /^(?:week|fortnight)$/.test(next) && word === 'today'
      ? { length: 2, rule: 'afterSpan', date: addDays(day, next === 'week' ? 7 : 14) }
      : { length: 1, rule: 'sameDay', date: day };
  if (word === 'this' && /^(?:morning|afternoon|arvo|evening|lunchtime|hour)$/.test(next))
    return { length: 2, rule: 'sameDay', date: day };
  if (word === 'close' && next === 'of' && /^(?:business|play)$/.test(third) && !namesItsDay(words, at + 3))
    return { length: 3, rule: 'sameDay', date: day };
  // "this day week" and "today week", of Ireland and Scotland
  const thisDay = word === 'this' && next === 'day' ? 2 : 0;
  if (thisDay > 0 && /^(?:week|fortnight)$/.test(third))
    return { length: 3, rule: 'afterSpan', date: addDays(day, third === 'week' ? 7 : 14) };
  return undefined;
}

export function dayAfter({ small }: Words, at: number, day: string): ReadDay | undefined {
  if (small[at] === 'first' && small.slice(at, at + 5).join(' ') === 'first thing in the morning')
    return { length: 5, rule: 'tomorrow', date: addDays(day, 1) };
  if (small[at] === 'tomorrow') return { length: 1, rule: 'tomorrow', date: addDays(day, 1) };
  if (small[at] === 'day' && small[at + 1] === 'after' && small[at + 2] === 'tomorrow')
    return { length: 3, rule: 'dayAfterTomorrow', date: addDays(day, 2) };
  return undefined;
}
