import type { Remark } from '../../../../facts/talk.ts';
import type { Due } from '../../../../minutes/action.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { monthNamed } from '../../dates/names.ts';

/** Remarks in which the month stands that a bare number goes on in, and those in which the same day is named with its month. */
const [monthRemarks, sameRemarks] = [3, 8];
const speaksOfMonth =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\b/i;

/**
 * "By March twenty-first?" - "Can we say the twenty-sixth?": a bare number goes on in the month that was just named.
 * "Our books shut on the 19th of December." - "You'll have it by the 19th.": the same number is the same day.
 */
export function inNamedMonth(due: Due, remark: Remark, remarks: readonly Remark[], day: string | undefined): Due {
  if (day === undefined || !due.date || !isBareNumber(due)) return due;
  const near = remarks.slice(Math.max(0, remark.index - sameRemarks), remark.index + 1);
  const mentions = near
    .filter(({ index, text }) => speaksOfMonth.test(text) || index >= remark.index - monthRemarks)
    .flatMap(({ index, text }) => dayMentions(text, day).map((one) => ({ ...one, index })));
  const number = due.date.slice(8);
  const same = mentions.findLast((one) => one.date?.slice(8) === number && isSaidInFull(one));
  if (same?.date) return { ...due, date: same.date };
  const last = mentions.filter(({ index }) => index < remark.index && index >= remark.index - monthRemarks);
  const named = last.findLast(({ asWritten, limit, barred }) => limit && !barred && namesMonth(asWritten));
  // "not the first of July, the thirtieth at the latest"
  if (named?.date === undefined || last.some(({ date, barred }) => barred && date === named.date)) return due;
  const month = named.date.slice(0, 8);
  return due.date < month ? { ...due, date: `${month}${number}` } : due;
}

/** "The nineteenth of December", "Thursday the thirtieth" */
function isSaidInFull({ rule, asWritten }: { readonly rule: string; readonly asWritten: string }): boolean {
  return rule === 'dayOfMonth' && (namesMonth(asWritten) || /\w+day\b/i.test(asWritten));
}

function namesMonth(asWritten: string): boolean {
  return asWritten.split(' ').some((word) => monthNamed(word.toLowerCase()) !== undefined);
}

function isBareNumber({ rule, asWritten }: Due): boolean {
  return rule === 'dayOfMonth' && !namesMonth(asWritten) && !/\w+day\b/i.test(asWritten);
}
