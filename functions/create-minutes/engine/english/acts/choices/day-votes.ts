import { eitherCase } from '#shared/text/either-case.ts';
import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { weekdayAfter, weekdayOfWeek } from '../../../calendar/week.ts';
import { type DayMention, dayMentions } from '../../dates/mentions.ts';
import { weekdayNamed } from '../../dates/names.ts';
import { onWeekday } from '../../dates/weekday.ts';

/** A day that somebody names, and on which one could meet. */
export interface DayVote {
  /** Position of the remark. */
  readonly remark: number;
  readonly date: string | undefined;
  readonly asWritten: string;
  readonly rule: string;
  /** Said with its number or counted out, so that a bare weekday means it. */
  readonly exact: boolean;
  /** With its month, so that a bare number means it. */
  readonly month: boolean;
  /** Turned down. */
  readonly barred: boolean;
  /** What the speaker has on that day already. */
  readonly engaged: boolean;
}

const regular = /\b(?:each|every|a)(?: second| other)? $/i;
const comesBy = /\b(?:come|drop|pop|swing|stop|call) by$/i;
const stretches = /^(?:withinWeek|sameDay|endOf\w+|weekend|midweek|holiday|weekAfterNext|businessDays)$/;
const exactRules =
  /^(?:dayOfMonth|weekdayOfMonth|isoDate|weekAfterWeekday|weekdayOfNextWeek|weekdayAfterNext|afterSpan)$/;
const monthNames =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\b/i;
const busyWith = eitherCase(
  /\b(?:i|we|he|she|they) (?:am|are|is) (?:away|off|out|on (?:leave|holiday|vacation)|in (?:court|surgery|theatre|(?-i:\p{Lu})\p{L}+))\b|\b(?:dentist|doctor|surgery|funeral|wedding|physio|exam)\b/iu,
);

/** "Thursdays I'm in surgery", "we're closed Mondays": what somebody has on every such day. */
const everyWeek =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)days (?:i|we|he|she|they) (?:am|are|is|have|has|do|work|cannot|do not)\b|\b(?:closed|away|off|out|busy|booked|in \p{L}+|never|no|not|cannot do|do not do|full) (?:on )?(mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(mon|tues|wednes|thurs|fri|satur|sun)days (?:are|is) (?:bad|out|no|not|full|busy|hard|difficult|impossible|hopeless|hell|my|our|packed|closed|dead|the (?:worst|busiest))\b/iu;

/** "Same time next week?" names a day without naming it. */
const weekLater =
  /\b(?:(?:the )?same (?:time|day|hour|slot|again)|this (?:time|day))(?: and place)?,? next week\b|\bnext week,? (?:the )?same (?:time|day|hour|slot)\b/i;
const plainVote = { exact: true, month: false, barred: false } as const;

/** The days a remark names, without those by which and since when something is. */
export function dayVotes(said: string, remark: number, day: string | undefined): readonly DayVote[] {
  const all = onTheirWeekdays(dayMentions(said, day), said);
  const week = day === undefined ? undefined : weekLater.exec(said)?.[0];
  if (week !== undefined && day !== undefined && all.every(({ rule }) => rule === 'withinWeek'))
    return [
      { ...plainVote, remark, date: addDays(day, 7), asWritten: week, rule: 'afterWeek', engaged: busyWith.test(said) },
    ];
  const busyDay = everyWeek.exec(said)?.slice(1).find(Boolean);
  const refused = day !== undefined && busyDay ? [weekdayRefused(`${busyDay.toLowerCase()}day`, remark, day)] : [];
  const nextWeek = all.some(({ asWritten, rule }) => rule === 'withinWeek' && /\bnext\b/i.test(asWritten));
  const open = all
    .filter(
      (mention) =>
        !regular.test(said.slice(0, mention.start)) &&
        !(busyDay && mention.asWritten.toLowerCase().endsWith(`${busyDay.toLowerCase()}days`)) &&
        !stretches.test(mention.rule) &&
        (!mention.limit || comesBy.test(said.slice(0, mention.start + 2))),
    )
    .map((mention) => ({
      remark,
      date: nextWeek ? inNextWeek(mention, day) : mention.date,
      asWritten: mention.asWritten,
      rule: mention.rule,
      exact: exactRules.test(mention.rule),
      month: mention.rule === 'weekdayOfMonth' || monthNames.test(mention.asWritten),
      barred: mention.barred,
      engaged: busyWith.test(said),
    }));
  return [...refused, ...open];
}

const isOn = /^(?:['’]s\b|[\s,]|\b(?:is|so|that is|which is|it is|a|being)\b)*$/i;

/** "Thursday, so the twenty-third", "the eighteenth is a Tuesday": the next such number that falls on that weekday. */
function onTheirWeekdays(all: readonly DayMention[], said: string): readonly DayMention[] {
  return all.map((one, i) => {
    if (one.rule !== 'dayOfMonth' || !one.date || monthNames.test(one.asWritten)) return one;
    const { date } = one;
    const beside = [all[i - 1], all[i + 1]].find((other) => {
      if (other?.rule !== 'nextWeekday') return false;
      const [first, second] = other.start < one.start ? [other, one] : [one, other];
      return isOn.test(said.slice(first.end, second.start));
    });
    return beside?.date ? { ...one, date: onWeekday(date, weekdayOf(beside.date)) ?? date } : one;
  });
}

function weekdayRefused(weekday: string, remark: number, day: string): DayVote {
  const date = weekdayAfter(day, weekdayNamed(weekday, weekday) ?? 0);
  return {
    remark,
    date,
    asWritten: weekday,
    rule: 'nextWeekday',
    exact: false,
    month: false,
    barred: true,
    engaged: true,
  };
}

/** "Thursday at ten next week" */
function inNextWeek({ date, rule }: DayMention, day: string | undefined): string | undefined {
  return day && date && rule === 'nextWeekday' ? weekdayOfWeek(day, weekdayOf(date), 1) : date;
}

/** A bare weekday or number as the days named around it have it: "the sixth of August, Thursday", "Thursday week? - No, Friday." */
export function inFull(vote: DayVote, around: readonly DayVote[]): DayVote {
  const { date, rule, month, remark } = vote;
  if (!date) return vote;
  const others = around.filter((other) => other !== vote && other.date !== undefined && other.date > date);
  const as = (other: DayVote | undefined) => other && { ...vote, date: other.date };
  if (rule === 'dayOfMonth' && !month)
    return as(others.find((other) => other.month && other.date?.slice(8) === date.slice(8))) ?? vote;
  if (rule !== 'nextWeekday') return vote;
  const same = others.find((other) => other.exact && other.date && weekdayOf(other.date) === weekdayOf(date));
  if (same) return { ...vote, date: same.date };
  const [later] = others.filter((other) => other.exact && other.rule !== 'dayOfMonth' && other.remark < remark);
  const moved = later?.date && weekdayOfWeek(later.date, weekdayOf(date), 0);
  return moved && moved > date ? { ...vote, date: moved } : vote;
}
