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
      begins.test(plain[at] ?? '') && !noDay.test(plain.slice(0, at)) ? mentionAt(plain, at, calendar) : undefined;
    if (mention) found.push({ ...mention, text: text.slice(at, at + mention.text.length) });
    at += mention ? mention.text.length : 1;
  }
  return found;
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
