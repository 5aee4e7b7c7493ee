import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Due } from '../../../../minutes/action.ts';
import { addDays } from '../../../calendar/day.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import { englishDue, openDays } from '../../dates/due.ts';
import { type DayMention, dayMentions } from '../../dates/mentions.ts';
import { type Clause, clausesOf } from '../clause.ts';
import { aside } from '../tasks/task-day.ts';
import { inNamedMonth } from './named-month.ts';
import { inNamedWeek } from './named-week.ts';
import { type Counted, readRelative } from './relative.ts';

/** A day as one clause names it. */
export interface SaidDay {
  readonly due: Due;
  readonly clause: Clause;
  /** The clause from the day named before up to this one. */
  readonly lead: string;
  /** It stands in what follows the deed and has days of its own: "so that they see it on Friday". */
  readonly aside: boolean;
  /** Of several days in the clause the one by which its deed is to be done. */
  readonly picked: boolean;
  /** Named after that one. */
  readonly later: boolean;
}

/** What a remark says of days. */
export interface DaysOf {
  readonly remark: Remark;
  readonly turn: number;
  readonly clauses: readonly Clause[];
  readonly days: readonly SaidDay[];
  /** Days it turns down. */
  readonly denied: readonly string[];
}

/** A sentence that names more days than this is a list; keeps what goes on for pages bounded. */
const mostDays = 12;
const mostBefore = 300;

/** Reads the days of a talk as they are asked for, each remark once. */
export function dayReader({ remarks }: Talk, day: string | undefined): (index: number) => DaysOf | undefined {
  const known: (DaysOf | undefined)[] = remarks.map(() => undefined);
  return (index) => {
    const remark = remarks[index];
    if (remark)
      known[index] ??= inNamed(
        daysOf(remark, day, (text) => anchorOf(remark, text, remarks, day)),
        remarks,
        day,
      );
    return known[index];
  };
}

/** In the month and in the week that were just named. */
function inNamed(said: DaysOf, remarks: readonly Remark[], day: string | undefined): DaysOf {
  const meant = (due: Due) => inNamedWeek(inNamedMonth(due, said.remark, remarks, day), said.remark, remarks, day);
  const days = said.days.map((one) => ({ ...one, due: meant(one.due) }));
  const denied = said.days.flatMap(({ due: { date } }, i) =>
    date !== null && said.denied.includes(date) ? (days[i]?.due.date ?? []) : [],
  );
  return { ...said, days, denied: [...new Set([...said.denied, ...denied])] };
}

function daysOf(remark: Remark, day: string | undefined, anchor: (before: string) => string | undefined): DaysOf {
  const { speaker, spans, text } = remark;
  const clauses = clausesOf({ index: -1, speaker, spans, raw: text, text, terms: [] });
  let before = '';
  const days = clauses.flatMap((clause) => {
    const ahead = before;
    const read = inClause(clause, day, (own) => anchor(ahead + own));
    const found = waits.test(text) ? read.flatMap((one) => onceThere(one, anchor(ahead))) : read;
    before = `${before}${clause.said} `.slice(-mostBefore);
    return found;
  });
  return {
    remark,
    turn: turnOf(remark),
    clauses,
    days: days.slice(0, mostDays),
    denied: clauses.flatMap(({ said }) => deniedIn(said, day)).slice(0, mostDays),
  };
}

/** "When I have the figures, I'll send it within two days": they count from the day of that, and are none where it is not known. */
function onceThere(said: SaidDay, anchor: string | undefined): readonly SaidDay[] {
  const { due } = said;
  if (!/^(?:afterSpan|businessDays)$/.test(due.rule ?? '') || !/^(?:within|inside|in)\b/i.test(due.asWritten))
    return [said];
  const date = anchor && englishDue(due.asWritten, anchor)?.date;
  return date ? [{ ...said, due: { ...due, date, rule: 'relativeDay' } }] : [];
}

const waits =
  /\b(?:once|when|whenever|as soon as|after|the (?:minute|moment|day)) (?:i|we|you|he|she|they|it|that|the|your|our) (?!(?:can|could|do|will|would|(?:have|get|find) an? (?:(?:free|spare|quiet) )?(?:minute|moment|second|sec|chance|hour))\b)\w+/i;

/** "Not Friday", "Friday is tight", "Friday I am away", "Monday is my daughter's exam". */
const engaged =
  /\b(?:i|we|he|she|they) (?:am|are|is) (?:in|at|on|out|away|travell?ing|off|busy|booked|closed|flying|driving)\b|\b(?:\w+day|tomorrow|that|it) is (?:my|our|her|his|a|an|the \w+(?:'s)?|inventory|payroll|\w+'s) \p{L}|\b(?:\w+(?:day|th|st|nd|rd)|tomorrow) is (?:my|our|her|his|(?:(?:an?|the) )?(?:\p{L}+['’]?s? ){0,2}(?:holidays?|weddings?|funerals?|graduations?|exams?|parents['’]? evening|parades?|festivals?|stocktak\p{L}+|inventory|audits?|inspections?|shutdowns?|strikes?))\b|\b(?:\w+day|tomorrow) is (?:a bit |too |very |rather )?(?:tight|difficult|hard|early|soon|late|bad|impossible|no good)\b(?! enough)|\b(?:dentist|doctor|holiday|vacation|funeral|wedding|day off)\b/iu;
const free = /\b(?:free|around|open|available|fine|good|works|deadline|latest)\b/i;

/** Days that are barred, and of those named where somebody is engaged the one beside it. */
function deniedIn(said: string, day: string | undefined): readonly string[] {
  const mentions = dayMentions(said, day);
  const busy = free.test(said) ? undefined : engaged.exec(said)?.index;
  const apart = ({ start }: DayMention) => Math.abs(start - (busy ?? start));
  const nearest = Math.min(...mentions.slice(0, mostDays).map(apart));
  return mentions.flatMap((one) =>
    one.date && (one.barred || (busy !== undefined && apart(one) === nearest)) ? [one.date] : [],
  );
}

function inClause(
  clause: Clause,
  day: string | undefined,
  anchor: (before: string) => string | undefined,
): readonly SaidDay[] {
  const { said } = clause;
  if (tellsCalendar.test(said)) return [];
  const counted = readRelative(said);
  const from = counted && anchorFor(counted, anchor(said.slice(0, counted.start)), day);
  const relative: SaidDay[] =
    counted && from
      ? [
          {
            due: counted.due(from),
            clause,
            lead: said.slice(0, counted.end),
            aside: false,
            picked: true,
            later: false,
          },
        ]
      : [];
  const text = counted && (from || !counted.orElse) ? said.slice(0, counted.start) + said.slice(counted.end) : said;
  const main = text.replace(aside, '');
  const due = englishDue(main, day) ?? englishDue(text, day);
  if (!due) return relative;
  const open = openDays(text, day);
  const first = open.findIndex(({ date }) => date === due.date);
  const isAside = (asWritten: string) => !main.includes(asWritten);
  if (first < 0)
    relative.push({
      due,
      clause,
      lead: text,
      aside: isAside(due.asWritten),
      picked: true,
      later: false,
    });
  const named = open.map(({ asWritten, date, rule, start }, i): SaidDay => {
    const own = { asWritten, date: date ?? null, rule: date ? rule : null };
    const lead = text.slice(open[i - 1]?.end ?? 0, start);
    const picked = own.date === due.date;
    const later = i > first && first >= 0;
    return { due: own, clause, lead, aside: isAside(asWritten), picked, later };
  });
  return [...relative, ...named];
}

/** "Tomorrow's Friday", "is that Friday?": which day it is, and nothing that is due on it. */
const tellsCalendar =
  /^(?:\W*(?:no|well|yes|yeah|so|and|but|right|okay|ah|oh),? )*(?:(?:today|tomorrow)(?:['’]s| is| will be)|is (?:that|it|this|today|tomorrow))(?: already| actually| a| the)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\S*(?:first|second|third|th|st|nd|rd))\W*$/i;

/** A day that is past may have been read as next year's: no weekday is counted from so far ahead. */
const farthestWeekday = 200;

/** A weekday that would have passed is not counted from the day named before. */
function anchorFor(counted: Counted, from: string | undefined, day: string | undefined): string | undefined {
  const date = from === undefined || !counted.orElse ? undefined : counted.due(from).date;
  return date && day && (date <= day || date > addDays(day, farthestWeekday)) ? undefined : from;
}

/** Remarks in which the day stands that another one counts from. */
const anchorRemarks = 4;

/** The day last named before these words: in the sentence, or just before it. */
function anchorOf(
  remark: Remark,
  before: string,
  remarks: readonly Remark[],
  day: string | undefined,
): string | undefined {
  const inside = dayMentions(before, day).findLast(({ date }) => date !== undefined);
  if (inside?.date) return inNamedWeek(inside, remark, remarks, day).date ?? undefined;
  for (let at = remark.index - 1; at >= Math.max(0, remark.index - anchorRemarks); at--) {
    const earlier = remarks[at];
    if (!earlier || turnOf(remark) - turnOf(earlier) > 1) return undefined;
    const last = dayMentions(earlier.text, day).findLast(({ date }) => date !== undefined);
    if (last?.date) return inNamedWeek(last, earlier, remarks, day).date ?? undefined;
  }
  return undefined;
}
