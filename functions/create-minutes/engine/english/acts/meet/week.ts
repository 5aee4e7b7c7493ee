import { addDays } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { readNumber } from '../../dates/number-words.ts';

const named =
  /\b(?:(next week)|(week after next)|(?:in )?(two|three|four|five|six|a couple of) weeks(?: from now| time)?|(?:in )?a (fortnight)|(?:the )?week (?:of|after|beginning|commencing|starting) ((?:\S+ ?){1,5})|the (following week|week after)|(that week|same week))\b/i;

/** The Monday of the week a remark speaks of; undefined for none. @param before a day that was named just before */
export function weekSpokenOf(said: string, today: string, before: string | undefined): string | undefined {
  if (!/week|fortnight/i.test(said)) return undefined;
  const found = named.exec(said);
  if (!found) return undefined;
  const [whole, next, afterNext, many, fortnight, day, following, same] = found;
  const monday = (from: string, weeks: number) => weekdayOfWeek(from, 1, weeks);
  if (next) return monday(today, 1);
  if (afterNext) return monday(today, 2);
  if (fortnight) return monday(today, 2);
  if (many) return monday(today, readNumber(many.toLowerCase().split(' '), 0)?.value ?? 2);
  if (same) return before && monday(before, 0);
  if (following) return monday(before ?? addDays(today, 7), before ? 1 : 0);
  const date = day === undefined ? undefined : dayMentions(`on ${day}`, today)[0]?.date;
  return date && monday(date, /after/i.test(whole) ? 1 : 0);
}
