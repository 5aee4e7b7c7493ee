import { farRules } from './far.ts';
import type { Calendar, DateMention, DateRule } from './mention.ts';
import { nearRules } from './near.ts';
import { halfWidth } from './width.ts';

const rules: readonly DateRule[] = [...nearRules, ...farRules];
/** Every wording begins with one of these. */
const begins = /[0-9〇一二三四五六七八九十本今来再さ次翌明あしき週中月火水木金土日年第上下Q令当期]/u;
const noDay = /(?:昨|先|前|毎|隔|各|全|平|休|祝|終)$/u;

/**
 * The days a text speaks of, in its order; of the readings that begin at one place the longest is meant.
 * @param calendar undefined when the day of the meeting is not known: then no day has a date
 */
export function findDates(text: string, calendar: Calendar | undefined): readonly DateMention[] {
  const plain = halfWidth(text);
  const found: DateMention[] = [];
  for (let at = 0; at < plain.length; ) {
    const mention =
      begins.test(plain[at] ?? '') && !noDay.test(plain[at - 1] ?? '') ? mentionAt(plain, at, calendar) : undefined;
    if (mention) add({ ...mention, text: text.slice(at, at + mention.text.length) }, found, text);
    at += mention ? mention.text.length : 1;
  }
  return found;
}

/** 再来週の火曜、21日 and 21日の火曜 are one day: the date counts, not the day of the week beside it. */
function add(mention: DateMention, found: DateMention[], text: string): void {
  const before = found.at(-1);
  const end = (before?.index ?? 0) + (before?.text.length ?? 0);
  const joined = before && /^(?:の?[(（]?|[、,]\s*)$/u.test(text.slice(end, mention.index));
  if (!before || !joined || isWeekday(before) === isWeekday(mention)) {
    found.push(mention);
    return;
  }
  const dated = isWeekday(mention) ? before : mention;
  found[found.length - 1] = {
    ...dated,
    index: before.index,
    text: text.slice(before.index, mention.index + mention.text.length),
  };
}

function isWeekday({ text }: DateMention): boolean {
  return /[月火水木金土日](?:曜日?)?$/u.test(text) && !/\d日$|[一二三四五六七八九十]日$|\d月$/u.test(halfWidth(text));
}

const anyDay: Calendar = { day: '2000-01-03', fiscalStart: 4 };

function mentionAt(text: string, index: number, calendar: Calendar | undefined): DateMention | undefined {
  let best: DateMention | undefined;
  for (const { name, says, day } of rules) {
    says.lastIndex = index;
    const match = says.exec(text);
    if (!match || match[0].length <= (best?.text.length ?? 0)) continue;
    const date = day(match.groups ?? {}, calendar ?? anyDay);
    const known = calendar === undefined ? undefined : date;
    best = { index, text: match[0], date: known, rule: known === undefined ? undefined : name };
  }
  return best;
}
