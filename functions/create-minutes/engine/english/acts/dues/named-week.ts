import type { Remark } from '../../../../facts/talk.ts';
import type { Due } from '../../../../minutes/action.ts';
import { weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import { dayMentions } from '../../dates/mentions.ts';

/** So far back people go on in a week that was named; keeps what is looked through bounded. */
const [mostTurns, mostRemarks] = [2, 8];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const bareWeekday =
  /^(?:(?:by|on|before|until|till|the|not) )*(?<weekday>(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?:['’]s)?$/i;
const ofWeek = /^(?:weekdayOfNextWeek|weekdayAfterNext)$/;
/** Days are read only where it may be so, so that a long turn stays linear. */
const speaksOfNext =
  /\b(?:week|next|following|coming|after)\b|day\b[, ]+(?:the )?(?:\d|\p{L}+ )|(?:\d(?:th|st|nd|rd)|day)\b/iu;
/** Puts another day of that week in its place within the sentence. */
const instead = /\b(?:make (?:it|that)|no|rather|actually|so)\b/i;

/** "Wednesday of next week." - "Not the Wednesday, the Thursday." - "Thursday, then.": the weekday is one of the week that was named. */
export function inNamedWeek(
  said: { readonly asWritten: string; readonly date?: string | null | undefined; readonly rule: string | null },
  remark: Remark,
  remarks: readonly Remark[],
  day: string | undefined,
): Due {
  const due: Due = { asWritten: said.asWritten, date: said.date ?? null, rule: said.rule };
  const weekday = weekdays.indexOf(bareWeekday.exec(due.asWritten)?.groups?.weekday?.toLowerCase() ?? '');
  if (!due.date || weekday < 0 || !/^(?:nextWeekday|relativeDay)$/.test(due.rule ?? '')) return due;
  let passed = remark.text;
  for (let at = remark.index; at >= Math.max(0, remark.index - mostRemarks); at--) {
    const before = remarks[at];
    if (!before || turnOf(remark) - turnOf(before) > mostTurns) return due;
    const mentions = speaksOfNext.test(before.text) ? dayMentions(before.text, day) : [];
    const dated = mentions.findLast(({ rule, date, asWritten }) => isDated(rule, asWritten) && isOn(date, weekday));
    if (dated?.date && dated.date > due.date) return { ...due, date: dated.date };
    const named = mentions.findLast(({ rule, date }) => date && ofWeek.test(rule));
    if (named?.date) {
      const first = weekdayOf(named.date);
      const rest = before === remark ? remark.text.slice(named.end) : passed;
      const isAgain = first === weekday || rest.toLowerCase().includes(weekdays[first] ?? '');
      const isMeant = before === remark ? rest.includes(due.asWritten) && instead.test(rest) : isAgain;
      const date = weekdayOfWeek(named.date, weekday, 0);
      return isMeant && date > due.date ? { ...due, date } : due;
    }
    if (before !== remark) passed += ` ${before.text}`;
  }
  return due;
}

/** "Wednesday the twenty-second" - "Wednesday's great": the weekday with its number. */
function isDated(rule: string, asWritten: string): boolean {
  return rule === 'dayOfMonth' && /day\b/i.test(asWritten);
}

function isOn(date: string | undefined, weekday: number): boolean {
  return date !== undefined && weekdayOf(date) === weekday;
}
