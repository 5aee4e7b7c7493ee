import { addDays } from '../../calendar/day.ts';
import { nextMonthDay } from '../../calendar/month.ts';
import type { ReadDay, Words } from './read-day.ts';
import { weekdayOfNextMonth } from './weekday-of-month.ts';

/** Days that have a name and always the same date, in the words that tell them apart: month and day. */
const fixed: readonly (readonly [RegExp, number, number])[] = [
  [/^new year'?s? eve\b/, 12, 31],
  [/^new year(?:'?s(?: day)?)?(?= |$)(?! eve)/, 1, 1],
  [/^burns night\b/, 1, 25],
  [/^australia day\b/, 1, 26],
  [/^valentine'?s(?: day)?\b/, 2, 14],
  [/^(?:saint |st )?(?:paddy|patty|patrick)'?s(?: day)?\b/, 3, 17],
  [/^anzac day\b/, 4, 25],
  [/^may day\b/, 5, 1],
  [/^juneteenth\b/, 6, 19],
  [/^canada day\b/, 7, 1],
  [/^independence day\b/, 7, 4],
  [/^bastille day\b/, 7, 14],
  [/^hallowe'?en\b/, 10, 31],
  [/^(?:bonfire|guy fawkes) night\b/, 11, 5],
  [/^(?:veterans|remembrance) day\b/, 11, 11],
  [/^christmas eve\b/, 12, 24],
  [/^(?:christmas|xmas)(?: day)?(?= |$)(?! (?:eve|week|party|market|rush|season))/, 12, 25],
  [/^boxing day\b/, 12, 26],
];
const longestName = 4;
/** Named without one of these a feast is talk of the feast: "Christmas is our busy time". */
const leads = new Set('by before for on until till til come of'.split(' '));

/** "by Paddy's Day", "before Christmas", "for Thanksgiving". */
export function holiday({ small }: Words, at: number, day: string): ReadDay | undefined {
  if (!leads.has(small[at - 1] ?? '') && !leads.has(small[at - 2] ?? '')) return undefined;
  const words = small.slice(at, at + longestName).join(' ');
  for (const [name, month, number] of fixed) {
    const found = name.exec(words)?.[0];
    if (found) return { length: wordsIn(found), rule: 'holiday', date: nextMonthDay(day, number, month) };
  }
  const movable = /^(?:good friday|easter(?: (?:sunday|monday|weekend))?|thanksgiving)\b/.exec(words)?.[0];
  if (!movable) return undefined;
  const date =
    movable === 'thanksgiving' ? weekdayOfNextMonth(day, 11, 4, 4) : addDays(nextEaster(day), shift(movable));
  return { length: wordsIn(movable), rule: 'holiday', date };
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

function shift(name: string): number {
  if (name === 'good friday') return -2;
  return name === 'easter monday' ? 1 : 0;
}

function nextEaster(day: string): string {
  const year = Number(day.slice(0, 4));
  const here = easterOf(year);
  return here > day ? here : easterOf(year + 1);
}

/** Easter Sunday of the western churches, by the rule of Gauss as corrected for the years up to 2099. */
function easterOf(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = moon + week === 35 || (moon === 28 && week === 6 && year % 19 > 10) ? 7 : 0;
  return addDays(`${year}-03-22`, moon + week - late);
}
