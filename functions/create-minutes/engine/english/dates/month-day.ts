import { weekdayOf } from '../../calendar/day.ts';
import { nextMonthDay } from '../../calendar/month.ts';
import { monthNamed, weekdayNamed } from './names.ts';
import { readNumber, readOrdinal } from './number-words.ts';
import type { ReadDay, Words } from './read-day.ts';

export function monthAndDay(words: Words, at: number, day: string): ReadDay | undefined {
  const { small } = words;
  const month = monthNamed(small[at] ?? '');
  if (month === undefined) return undefined;
  const the = small[at + 1] === 'the' ? 1 : 0;
  const number = readOrdinal(small, at + 1 + the) ?? readNumber(small, at + 1 + the);
  if (!number || number.value < 1 || number.value > 31 || small[at + 1] === 'a') return undefined;
  // "the August one" is a thing of August
  if (small[at + 1] === 'one' && /^(?:the|that|this|your|our|their|my)$/.test(small[at - 1] ?? '')) return undefined;
  if (/^(?:may|march)$/.test(words.said[at] ?? '') && !readOrdinal(small, at + 1 + the)) return undefined;
  return withYear(small, at, 1 + the + number.length, nextMonthDay(day, number.value, month));
}

function withYear(small: readonly string[], at: number, length: number, date: string | undefined): ReadDay {
  const year = /^20\d\d$/.exec(small[at + length] ?? '')?.[0];
  return {
    length: year ? length + 1 : length,
    rule: 'dayOfMonth',
    date: year && date ? `${year}${date.slice(4)}` : date,
  };
}

export function dayOfMonth({ small }: Words, at: number, day: string): ReadDay | undefined {
  const the = small[at] === 'the' ? 1 : 0;
  const number = readOrdinal(small, at + the) ?? bareFigure(small, at + the);
  if (!number) return undefined;
  const end = at + the + number.length;
  const of = small[end] === 'of' ? 1 : 0;
  const month = monthNamed(small[end + of] ?? '');
  if (month !== undefined) return withYear(small, at, end + of + 1 - at, nextMonthDay(day, number.value, month));
  if (/^\d/.test(small[at + the] ?? '') && !/th|st|nd|rd/.test(small[at + the] ?? '')) return undefined;
  const figures = /^\d/.test(small[at + the] ?? '');
  const date = nextMonthDay(day, number.value);
  const certain = number.value > 3 || /day$/.test(small[at - 1] ?? '') || isItsWeekday(date, small, end);
  const bare =
    the === 0 &&
    (number.value > 3
      ? bareDay(small, at, end)
      : small[at - 1] === 'on' && end === small.length && !/^(?:am|are|is|be|was|were)$/.test(small[at - 2] ?? ''));
  if (
    !figures &&
    !bare &&
    !(the && (certain || aloneAfter.test(small[end] ?? '')) && beforeDay.test(small[at - 1] ?? '')) &&
    !(the && certain && aloneAfter.test(small[end] ?? '') && !elsewhere.test(small[at - 1] ?? ''))
  )
    return undefined;
  if (/^(?:floor|quarter|year|time|phase|percent|party|draft|version|round|grade|century)s?$/.test(small[end] ?? ''))
    return undefined;
  return { length: end - at, rule: 'dayOfMonth', date };
}

/** "on the first, Thursday", where the first is one; "the first Monday in May" is another day. */
function isItsWeekday(date: string | undefined, small: readonly string[], at: number): boolean {
  const word = small[at] ?? '';
  return date !== undefined && weekdayNamed(word, word) === weekdayOf(date) && !/^(?:of|in)$/.test(small[at + 1] ?? '');
}

/** "by tenth", "Sixteenth, Thursday": without "the", where a day must stand. */
function bareDay(small: readonly string[], at: number, end: number): boolean {
  if (/^(?:by|on|till|until|before)$/.test(small[at - 1] ?? '')) return aloneAfter.test(small[end] ?? '');
  if (at !== 0) return false;
  const next = small[end] ?? '';
  if (next === 'is') return /^(?:fine|good|okay|ok|perfect|better|possible|early|enough)$/.test(small[end + 1] ?? '');
  return /^(?:(?:mon|tues|wednes|thurs|fri)day|at|then|works|suits|latest|it|okay|ok)$/.test(next);
}

/** "14 May" */
function bareFigure(small: readonly string[], at: number): { value: number; length: number } | undefined {
  return /^\d{1,2}$/.test(small[at] ?? '') && monthNamed(small[at + 1] ?? '') !== undefined
    ? readNumber(small, at)
    : undefined;
}

/** "the third" is a day only where a day can stand and no noun follows. */
const aloneAfter =
  /^(?:|at|and|or|then|so|but|around|noon|works?|is|for|in|if|i|we|you|yes|yeah|please|latest|okay|ok|morning|afternoon|that|right|of|would|suits?|fits?|sounds|to|with)$/;
/** After these it is one of a row: "in the fourth", "she was the fifth". */
const elsewhere = /^(?:in|of|was|were|is|since|from|for|and)$/;
const beforeDay =
  /^(?:by|on|until|till|before|than|what|saturday|sunday|friday|monday|tuesday|wednesday|thursday|latest|be|make|it|say|is|for|not|mean|or|then|so|maybe|rather|sorry|would|does|will|suits|)$/;
