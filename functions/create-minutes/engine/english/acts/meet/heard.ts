import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import { oddsOf } from '../../../classifier/hear.ts';
import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { nextMonthDay } from '../../../calendar/month.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Meeting } from '../../../meeting.ts';
import { monthNamed } from '../../dates/names.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { type OtherClocks, ownClocks } from './own-clocks.ts';
import { type DayVote, dayVotes } from '../choices/day-votes.ts';

/** What one remark says about when to meet. */
export interface Heard {
  readonly remark: Remark;
  readonly turn: number;
  readonly said: string;
  /** Log-odds of being part of how a meeting is arranged, and of being a task; undefined where no talk of the kind taught them. */
  readonly odds: number | undefined;
  readonly task: number | undefined;
  readonly votes: readonly DayVote[];
  /** The clocks of who speaks, where he told of them; empty ones are those of the meeting. */
  readonly own: OtherClocks | undefined;
}

/** Odds of single remarks are kept within these. */
export const bounds: readonly [number, number] = [-4.5, 1.5];
/** Remarks around a place that are looked at, at most. */
const mostAround = 40;
/** Remarks from the first that names a day, at most. */
const mostOfDay = 120;

/** A day with the turn that told it. */
interface Dated {
  readonly date: string;
  readonly at: number;
}

export function hear({ remarks, odds }: Talk, meeting: Meeting): readonly Heard[] {
  let spoken: { readonly month: number; readonly at: number } | undefined;
  const inFull: Dated[] = [];
  /** The day that was told by each number last. */
  const numbered = new Map<string, Dated>();
  const recent = (turn: number) => (number: string) => {
    const known = numbered.get(number);
    return known && turn - known.at <= fullTurns ? known.date : undefined;
  };
  const onWeekdays: Dated[] = [];
  const clocks = ownClocks(remarks, meeting);
  return remarks.map((remark, i): Heard => {
    const said = expandContractions(remark.text);
    const within = (kind: 'appointment' | 'action') =>
      odds?.[i] && Math.min(bounds[1], Math.max(bounds[0], oddsOf(odds[i], kind)));
    const turn = turnOf(remark);
    const before = remarks[i - 1];
    const lead = before && turnOf(before) === turn ? before.text : '';
    const month = spokenMonth(said);
    if (month !== undefined && comesTogether.test(`${lead} ${said}`)) spoken = { month, at: turn };
    const plain = /^but\b/i.test(remarks[i + 1]?.text ?? '') ? undefined : plainMonthIn(said);
    if (plain !== undefined && meetsAgain.test(said)) spoken = { month: plain, at: turn };
    // asked for something that need be no meeting, it is soon out of mind
    else if (plain !== undefined && /\?/.test(said)) spoken = { month: plain, at: turn - monthTurns + 1 };
    const asked = monthAsked(remarks.slice(i + 1, i + 1 + askedWithin));
    if (asked !== undefined) spoken = { month: asked, at: turn };
    if (spoken?.at === turn) numbered.clear();
    const votes = dayVotes(said, i, meeting.day).filter(({ date }) => isNear(date, meeting.day));
    const dated = votes.find((vote) => vote.month)?.date;
    const isArranging = /\?/.test(said) || comesTogether.test(`${lead} ${said}`);
    const asksForOther =
      spoken !== undefined && turn - spoken.at <= monthTurns && /\?/.test(said) && !ofDeed.test(said);
    if (dated && (asksForOther || comesTogether.test(`${lead} ${said}`)))
      spoken = { month: Number(dated.slice(5, 7)), at: turn };
    for (const { date, month } of votes) if (month && date && isArranging) inFull.push({ date, at: turn });
    while (inFull[0] && turn - inFull[0].at > fullTurns) inFull.shift();
    const told = withMonthNamed(
      spoken && turn - spoken.at <= monthTurns
        ? inMonth(votes, spoken.month, meeting.day, recent(turn))
        : votes.map((vote) => ofWeekdayNamed(vote, onWeekdays)),
      inFull.map(({ date: full }) => full),
    );
    for (const vote of told)
      if (vote.date && vote.rule === 'dayOfMonth') {
        numbered.set(vote.date.slice(8), { date: vote.date, at: turn });
        if (namesWeekday(vote)) onWeekdays.push({ date: vote.date, at: turn });
      }
    while (onWeekdays[0] && turn - onWeekdays[0].at > fullTurns) onWeekdays.shift();
    return {
      remark,
      turn,
      said,
      odds: within('appointment'),
      task: within('action'),
      votes: told,
      own: remark.speaker === undefined ? undefined : clocks.get(remark.speaker),
    };
  });
}

/** Turns for which a day that was named with its month stays the one its number means. */
const fullTurns = 8;

/** "The twenty-first of July?" - "The twenty-first at half one, then." */
function withMonthNamed(votes: readonly DayVote[], full: readonly string[]): readonly DayVote[] {
  if (full.length === 0) return votes;
  return votes.map((vote) => {
    if (vote.rule !== 'dayOfMonth' || vote.month || !vote.date) return vote;
    const number = vote.date.slice(8);
    return { ...vote, date: full.findLast((date) => date.slice(8) === number) ?? vote.date };
  });
}

/** Farther ahead is a day that has passed, read as next year's: "the price we quoted on July tenth". */
const farthest = 300;

function isNear(date: string | undefined, day: string | undefined): boolean {
  return date === undefined || day === undefined || date <= addDays(day, farthest);
}

/** "Would you deliver on the 20th of June?" */
const ofDeed =
  /\b(?:deliver\w*|ship\w*|pay\w*|paid|invoice\w*|start\w*|go(?:es)? live|send\w*|install\w*|fit|order\w*|open\w*|launch\w*|renew\w*|end|due)\b/i;

/** Turns for which a month that was named without a day stays in mind. */
const monthTurns = 4;
const comesTogether =
  /\b(?:come (?:back|up|down|over|by|again)|meet|speak|talk|call|catch up|see (?:how|each|you)|visit|sit (?:down|together)|session|review|check[- ]in|meeting)\b/i;
const meetsAgain =
  /\b(?:again|next (?:one|time|call|visit|meeting|review)|review|session|meeting|visit|catch up|sit (?:down|together)|come (?:back|over|by|again))\b/i;
const aboutMonth =
  /\b(?:(?:mid|early|late)[ -]|(?:middle|end|start|beginning|(?:first|second|third|last) week) (?:of|o['’]?|in) |(?:back|again) in (?!the\b))([a-z]{3,})\b(?! (?:the )?\d)/gi;

/** "So June", "in April?" where they speak of meeting. */
const plainMonth = eitherCase(
  /\b(?:in|so|is|be|say|then|about|for|until|till) (january|february|(?-i:March)|april|(?-i:May)|june|july|august|september|october|november|december)\b(?! (?:the )?\d|.{0,40}\bbut\b)/i,
);

/** "Middle of March?", and no day of it. */
function spokenMonth(said: string): number | undefined {
  return [...said.matchAll(aboutMonth)].flatMap(([, name = '']) => monthNamed(name.toLowerCase()) ?? [])[0];
}

function plainMonthIn(said: string): number | undefined {
  return monthNamed(plainMonth.exec(said)?.[1]?.toLowerCase() ?? '');
}

const askedWithin = 2;

/** "What about the 14th?" - "Of December?" */
function monthAsked(replies: readonly Remark[]): number | undefined {
  const named = replies.map(({ text }) => /^\W*(?:[Oo]f|[Ii]n) (\p{Lu}\p{Ll}{2,})\b/u.exec(text)?.[1]).find(Boolean);
  return named === undefined ? undefined : monthNamed(named.toLowerCase());
}

/** "The nineteenth" is that of the month that was named just before. */
function inMonth(
  votes: readonly DayVote[],
  month: number,
  day: string | undefined,
  recent: (number: string) => string | undefined,
): readonly DayVote[] {
  if (day === undefined) return votes;
  return votes.map((vote) => {
    if (vote.rule !== 'dayOfMonth' || vote.month || !vote.date) return vote;
    const again = recent(vote.date.slice(8));
    if (again) return { ...vote, date: again };
    const date = nextMonthDay(day, Number(vote.date.slice(8)), month);
    const isOfWeekday = !date || !namesWeekday(vote) || weekdayOf(date) === weekdayOf(vote.date);
    return date && isOfWeekday ? { ...vote, date } : vote;
  });
}

/** "Friday the sixteenth." - "At eleven on the sixteenth." */
function ofWeekdayNamed(vote: DayVote, onWeekdays: readonly Dated[]): DayVote {
  if (vote.rule !== 'dayOfMonth' || vote.month || !vote.date || namesWeekday(vote)) return vote;
  const number = vote.date.slice(8);
  return { ...vote, date: onWeekdays.findLast(({ date }) => date.slice(8) === number)?.date ?? vote.date };
}

function namesWeekday({ asWritten }: DayVote): boolean {
  return /\p{L}+day\b/iu.test(asWritten);
}

/** What is said from one turn to another, as far as it lies close by: the work per day stays bounded. */
export function heardFrom(
  first: Heard,
  last: Heard,
  heard: readonly Heard[],
  before: number,
  after: number,
): readonly Heard[] {
  return heard
    .slice(
      Math.max(0, first.remark.index - mostAround),
      Math.min(last.remark.index, first.remark.index + mostOfDay) + mostAround + 1,
    )
    .filter(({ turn }) => turn >= first.turn - before && turn <= last.turn + after);
}

export function isOther(one: Remark, other: Remark): boolean {
  return one.speaker !== other.speaker && (!one.side || !other.side || one.side !== other.side);
}
