import { addDays } from '../calendar/day.ts';
import { endOfMonth, nextMonthDay } from '../calendar/month.ts';
import { weekdayAfter, weekdayOfWeek } from '../calendar/week.ts';
import type { Due } from '../../minutes/action.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const ordinal = '(?:[12]?\\d|3[01])(?:st|nd|rd|th)';
const when = [
  `(?:this |next )?${weekday}(?: (?:morning|afternoon|evening|next week))?`,
  `the end of (?:the |this |next )?(?:day|week|month|quarter|year)`,
  `(?:later )?(?:today|tomorrow|tonight)(?: (?:morning|afternoon|evening))?`,
  `(?:early |later )?(?:this|next) (?:week|month|quarter|year|afternoon|morning|evening)`,
  `the ${ordinal}(?: of ${month})?`,
  `${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?`,
  `end of (?:day|week|month|quarter|year)`,
  `eod|close of business`,
].join('|');
const duePattern = new RegExp(
  `\\b(?:(?:by|before|on|until|no later than|not later than|within) )?(?:noon |midday )?(?:${when}|within (?:a|an|one|two|three|\\d{1,2}) (?:hours?|days?|weeks?)|in (?:a|one|two|three|\\d{1,2}) (?:days?|weeks?|months?))\\b`,
  'gi',
);
const negated = /\b(?:not|n['’]t|never)(?: \w+)?\s*$/i;
const history = /\b(?:last|previous|since|from|starting|starts?|started|was|were|had)\s*$/i;

/** The phrase that says until when, and the day it means for a meeting on that day. Negated and past ones are none. */
export function englishDue(text: string, meetingDay: string | undefined): Due | undefined {
  for (const match of text.matchAll(duePattern)) {
    const before = text.slice(Math.max(0, match.index - 25), match.index);
    const positive = /^no(?:t)? later/i.test(match[0]);
    if (!positive && (negated.test(before) || history.test(before))) continue;
    const [rule, date] = meetingDay === undefined ? [] : resolve(match[0].toLowerCase(), meetingDay);
    return { asWritten: match[0], date: date ?? null, rule: date ? (rule ?? null) : null };
  }
  return undefined;
}

/** Only what every reader would resolve to the same day. */
function resolve(phrase: string, day: string): readonly [rule: string, date: string | undefined] | readonly [] {
  const named = new RegExp(weekday).exec(phrase)?.[0];
  if (named) {
    const index = weekdays.findIndex((name) => named.startsWith(name));
    if (/next/.test(phrase)) return ['weekdayOfNextWeek', weekdayOfWeek(day, index, 1)];
    return ['nextWeekday', weekdayAfter(day, index)];
  }
  if (/tomorrow/.test(phrase)) return ['tomorrow', addDays(day, 1)];
  if (/today|tonight|this (?:morning|afternoon|evening)|eod|close of business|end of (?:the )?day/.test(phrase))
    return ['sameDay', day];
  if (/end of (?:the |this )?month/.test(phrase)) return ['endOfMonth', endOfMonth(day)];
  if (/end of (?:the |this )?week/.test(phrase)) return ['endOfWeek', weekdayOfWeek(day, 5, 0)];
  const dayOfMonth = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(phrase)?.[1];
  const monthIndex = months.findIndex((name) => phrase.includes(name));
  if (/within|^in /.test(phrase)) return afterSpan(phrase, day);
  return dayOfMonth
    ? ['dayOfMonth', nextMonthDay(day, Number(dayOfMonth), monthIndex < 0 ? undefined : monthIndex + 1)]
    : [];
}

function afterSpan(phrase: string, day: string): readonly [rule: string, date: string] | readonly [] {
  const [, count = '', unit = ''] = /\b(a|an|one|two|three|\d{1,2}) (day|week)/.exec(phrase) ?? [];
  const number = { a: 1, an: 1, one: 1, two: 2, three: 3 }[count] ?? Number(count);
  return unit ? ['afterSpan', addDays(day, number * (unit === 'week' ? 7 : 1))] : [];
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
