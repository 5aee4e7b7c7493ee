import type { Due } from '../../../minutes/action.ts';
import { addDays } from '../../calendar/day.ts';
import { type DayMention, dayMentions } from './mentions.ts';
import { soon } from './soon.ts';

/**
 * Until when a text (short forms written out) says a thing is to be done: of several days the one said to be the last or put
 * in the place of another, else the first that is said exactly. Denied days, past ones and those of events are none.
 */
export function englishDue(text: string, day: string | undefined): Due | undefined {
  const plain = withoutCondition(text);
  const named = openDays(plain, day);
  const open = named.filter(
    (mention, i) =>
      !isHour(mention) || (!beside(mention, named[i + 1], plain) && !beside(named[i - 1], mention, plain)),
  );
  const back = open.flatMap(({ date, start }, i) =>
    i > 0 && date === open[i - 1]?.date && takesBack.test(plain.slice(open[i - 1]?.end ?? 0, start)) ? [date] : [],
  );
  const replacing = back.length > 0 ? open.findLast(({ date }) => !back.includes(date)) : undefined;
  const corrected = open
    .slice(1)
    .findLast(
      ({ start }, i) =>
        corrects.test(plain.slice(0, start)) || retracts.test(plain.slice((open[i]?.end ?? 0) + 1, start)),
    );
  const last =
    open.filter(({ limit, asWritten }) => limit && /latest|later/.test(asWritten)).at(-1) ??
    followedByLatest(open, plain);
  const chosen = replacing ?? corrected ?? last ?? open.find(({ limit }) => limit) ?? open[0];
  return chosen ? toDue(moreExact(chosen, open)) : soon(plain, day);
}

/** The days of a text by which something can be done: neither denied nor the end of how long something lasts. */
export function openDays(text: string, day: string | undefined): readonly DayMention[] {
  const open = dayMentions(text, day).filter(
    (mention) =>
      !mention.barred &&
      !lasts(mention, text) &&
      !recurs(mention, text) &&
      !isFeast(mention, text) &&
      !isOfCalendar(mention, text),
  );
  return eitherDay(open, text);
}

/** "Today or tomorrow", "on Thursday or maybe Friday": done by the later one. */
function eitherDay(open: readonly DayMention[], text: string): readonly DayMention[] {
  const kept: DayMention[] = [];
  for (const mention of open) {
    const before = kept.at(-1);
    const isOther = before && or.test(text.slice(before.end, mention.start));
    if (isOther && isLater(mention, before))
      kept[kept.length - 1] = { ...mention, start: before.start, asWritten: text.slice(before.start, mention.end) };
    else kept.push(mention);
  }
  return kept;
}

/** Of days without a date the one that is named second, unless it is sooner by its own word. */
function isLater({ date, asWritten }: DayMention, before: DayMention): boolean {
  if (date !== undefined && before.date !== undefined) return date > before.date;
  if (/\b(?:today|tonight)\b/i.test(asWritten)) return false;
  return !/\btomorrow\b/i.test(asWritten) || /\b(?:today|tonight)\b/i.test(before.asWritten);
}

const or = /^,? or(?:,? (?:maybe|perhaps|possibly|at (?:the )?latest|else|even))?,? (?:on |by |the )?$/i;

/** What stands before a day that takes the place of one just named: "I leave on Friday, so Thursday". */
const corrects =
  /\b(?:so|make (?:it|that)|sorry|rather|i mean|let us (?:say|call it)|call it|say|better|actually)[,\s]+(?:(?:maybe|perhaps|probably|rather|more like) )?(?:on |by |to )?$/i;
/** What stands between two days when the second holds: "by Monday, no, Monday's the parade, Tuesday". */
const retracts =
  /(?:^|[\s,.])(?:no(?:,| wait| sorry| actually|\s*$| (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day))|nope\b|nah\b|wait\b|hang on\b|hold on\b|scratch that\b|or rather\b)/i;
/** "Tomorrow. Actually, tomorrow I am away": the first day is taken back where it is named again. */
const takesBack = /(?:^|[\s,.])(?:actually|no|wait|but|hang on|sorry)\b/i;

/** "If the files come on Saturday, ...": the day of something else. */
function withoutCondition(text: string): string {
  return text.replace(
    /^(?:(?:and|but|so|then|well|okay|ok),? )?(?:if|once|when|as soon as|provided|assuming) [^,]{3,80}, /i,
    '',
  );
}

/** "Hold the price until Friday", "she is on leave till Monday", "I am away all this week": how long something lasts, and no day by which to do it. */
function lasts({ asWritten, start }: DayMention, text: string): boolean {
  return (
    (/^(?:this|next) (?:week|month)\b/i.test(asWritten) && allOf.test(text.slice(0, start))) ||
    (/^(?:until|till)\b/i.test(asWritten) &&
      /\b(?:extend|keep|hold|leave|pause|freeze|stays?|valid|open|guarantee|stands?|runs?|honou?r|takes?|lasts?|(?:am|is|are|be) (?:in|on|at|away|out|off|busy|closed|gone))\b[^,.;]*$/i.test(
        text.slice(0, start),
      ))
  );
}

/** "All this week", while "to you all this week" is to all. */
const allOf = /(?<!\b(?:you|y['’]|them|us|it|we|they) ?)\ball (?:of )?$/i;

/** "You get the log every Monday", "half our Tuesdays are schools": how often, and no day by which. */
function recurs({ start, end, asWritten }: DayMention, text: string): boolean {
  return (
    /\b(?:every|each)(?: \p{L}+)? $/iu.test(text.slice(0, start)) ||
    (/(?:sun|mon|tues|wednes|thurs|fri|satur)days$/i.test(asWritten) && severalDays.test(text.slice(end)))
  );
}

/** What follows on "Saturdays" where more than one is meant; speech is written down without the mark of "Saturday's". */
const severalDays =
  /^(?:\s*[.,;!?]|\s*$| (?:are|have|were|and|or|only|as well|most|mornings?|afternoons?|evenings?)\b)/i;

/** "The third? That's a Wednesday", "the 28th's a Tuesday": what the weekday of another day is. */
function isOfCalendar({ start, asWritten }: DayMention, text: string): boolean {
  return /day$/i.test(asWritten) && calendar.test(text.slice(0, start));
}

const calendar = /(?:['’]s| is| was| will be| would be| falls on) an? $/i;

/** "Tomorrow is San Martino", "Friday's a bank holiday": why that day is none. */
function isFeast({ end }: DayMention, text: string): boolean {
  return feast.test(text.slice(end)) || occasion.test(text.slice(end));
}

/** "The sixteenth is the builders' holidays" */
const occasion =
  /^(?:['’]s| is) (?:(?:an?|the|my|our|his|her|their) )?(?:\p{L}+['’]?s?['’]? ){0,2}(?:holidays?|feast|festival|wedding|funeral|graduation|exams?|parents['’]? evening|parade|stocktak\p{L}+|inventory|audits?|inspection|shutdown|strike)\b/iu;

const feast =
  /^(?:['’]s| is) (?:(?:an?|the) (?:(?:public|bank|national|local|school|religious) )?(?:holiday|feast|festival)\b|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{L}+(?:[’']s)?(?: \p{Lu}\p{L}+)*(?=[,.;!]|$))/u;

/** "Next week, Tuesday the fifteenth", "the middle of next week, the eleventh": of a stretch the day named after it. */
function moreExact(chosen: DayMention, open: readonly DayMention[]): DayMention {
  if (!/^(?:withinWeek|midweek|weekAfterNext|endOf\w+)$/.test(chosen.rule)) return chosen;
  const next = open[open.indexOf(chosen) + 1];
  const near = next?.date !== undefined && chosen.date !== undefined && next.date <= addDays(chosen.date, 2);
  return next && near && /^(?:dayOfMonth|nextWeekday|weekdayOfNextWeek)$/.test(next.rule) ? next : chosen;
}

/** "end of day Thursday": the hour of a day that is named beside it. */
function isHour({ rule, asWritten }: DayMention): boolean {
  return rule === 'sameDay' && /eod|cob|close|end|play/i.test(asWritten);
}

function beside(one: DayMention | undefined, other: DayMention | undefined, text: string): boolean {
  return (
    one !== undefined && other !== undefined && /^(?:[\s,]|on|of|your|my|time)*$/.test(text.slice(one.end, other.start))
  );
}

function followedByLatest(mentions: readonly DayMention[], text: string): DayMention | undefined {
  return mentions.find(({ end }) => /^[\s,]*(?:at the )?(?:very )?latest\b/i.test(text.slice(end)));
}

function toDue({ asWritten, date, rule }: DayMention): Due {
  // "Monday's fine"
  return { asWritten: asWritten.replace(/['’]s$/, ''), date: date ?? null, rule: date ? rule : null };
}
