import { weekdayLetters } from '../../dates/weekday-letters.ts';
import { weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { type Heard, near } from './heard.ts';
import type { DayVote, WeekNamed } from './votes.ts';
import { words } from './words.ts';

/** Votes looked at on either side of one. */
const mostAround = 6;
/** One arrangement is no longer than so many utterances: the work per day stays bounded. */
const longest = 48;
/** Turns over which a number is still the day that was named in full. */
const mostTurns = 20;

/** Each day with the places where it is named, as far as these lie together. */
export function daysOf(heard: readonly Heard[]): readonly (readonly DayVote[])[] {
  const votes = heard.flatMap((one) => one.votes);
  const weeks = heard.flatMap((one) => one.weeks);
  const days: DayVote[][] = [];
  const latest = new Map<string, DayVote[]>();
  const dated = new Map<string, DayVote>();
  const told: DayVote[] = [];
  let week = 0;
  for (const [i, vote] of votes.entries()) {
    while (week < weeks.length && (weeks[week]?.at ?? 0) <= vote.at) week++;
    const around = [...told.slice(-mostAround), ...votes.slice(i, i + mostAround + 1)];
    const meant = inFull(vote, [dated.get(dayOfMonth(vote)) ?? [], around].flat(), weeks[week - 1], heard);
    if (vote.open === undefined) dated.set(dayOfMonth(vote), meant);
    told.push(meant);
    const known = latest.get(meant.date);
    if (known && meant.turn - (known.at(-1)?.turn ?? 0) <= near && meant.at - (known[0]?.at ?? 0) <= longest)
      known.push(meant);
    else {
      const day = [meant];
      days.push(day);
      latest.set(meant.date, day);
    }
  }
  return days;
}

function dayOfMonth({ date }: Pick<DayVote, 'date'>): string {
  return date.slice(8);
}

/** 「3月17日の14時で」「17日は大阪なんです。19日の木曜は？」: a number beside a day of a later month is one of that month. */
function inMonthSpokenOf(vote: DayVote, around: readonly DayVote[], heard: readonly Heard[]): DayVote {
  const told = around.findLast(
    (other) =>
      other.open === undefined &&
      (other.hasMonth || /曜/u.test(other.words)) &&
      other.at < vote.at &&
      vote.turn - other.turn <= near &&
      isOffered(heard[other.at]),
  );
  const date = told && `${told.date.slice(0, 8)}${dayOfMonth(vote)}`;
  if (!date || date <= vote.date || !isDay(date) || daysApart(date, told.date) > daysApart(vote.date, told.date))
    return vote;
  const weekday = /[月火水木金土日](?=曜)/u.exec(vote.words)?.[0];
  return weekday !== undefined && weekdayLetters.indexOf(weekday) !== weekdayOf(date) ? vote : { ...vote, date };
}

function isOffered(one: Heard | undefined): boolean {
  return (
    one !== undefined && (words.again.test(one.by.said) || asks.test(one.by.said)) && !words.delivers.test(one.by.said)
  );
}

const asks = /いかが|よろしい|どうです|どう？|ご都合|とか[。？]?$|[？?]$/u;

function daysApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** A bare weekday or number as the days and weeks named around it have it: 来週の木曜 … 木曜, 十一月の十一日 … 11日, 来週 … 火曜. */
function inFull(
  vote: DayVote,
  around: readonly DayVote[],
  week: WeekNamed | undefined,
  heard: readonly Heard[],
): DayVote {
  const { date, open, turn, at } = vote;
  const isLater = (other: DayVote) => other.date > date && dayOfMonth(other) === dayOfMonth(vote);
  if (open === undefined) return vote.hasMonth === false ? inMonthSpokenOf(vote, around, heard) : vote;
  const others = around.filter(
    (other) => other.open !== open && other.date > date && Math.abs(other.turn - turn) <= near,
  );
  if (open === 'month') {
    const before = around.find((other) => other.open === undefined && turn - other.turn <= mostTurns && isLater(other));
    const same = [...others, before].find((other) => other && dayOfMonth(other) === dayOfMonth(vote));
    if (same) return { ...vote, date: same.date };
    return around[0]?.date === date && around[0].open === undefined ? vote : inMonthSpokenOf(vote, around, heard);
  }
  const same = others.filter((other) => weekdayOf(other.date) === weekdayOf(date));
  const told = same.filter((other) => other.at <= at).at(-1) ?? same[0];
  if (told) return { ...vote, date: told.date };
  const before = others.filter((other) => other.at <= at).at(-1);
  const named = week && turn - week.turn <= near && week.at >= (before?.at ?? 0) ? week.day : before?.date;
  const moved = named && weekdayOfWeek(named, weekdayOf(date), 0);
  return moved && moved > date ? { ...vote, date: moved } : vote;
}
