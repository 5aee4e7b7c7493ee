import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { type DayVote, inFull } from '../choices/day-votes.ts';
import { backReferences } from './back-references.ts';
import type { Heard } from './heard.ts';
import { weekSpokenOf } from './week.ts';

/** A day as it is named at one place. `way`: in words of its own, as one of a week spoken of, or by another day. */
export interface Named {
  readonly vote: DayVote;
  readonly heard: Heard;
  readonly way: 'own' | 'week' | 'back';
}

/** All places where one day is named, as far as they lie together. */
export type Day = readonly Named[];

/** Turns over which a day stays in mind. */
export const inMind = 8;
const mostInMind = 8;

/** The days that are named, each with its places. A weekday may stand for two of them. */
export function daysOf(heard: readonly Heard[], today: string): readonly Day[] {
  const votes = heard.flatMap((one) => one.votes);
  const known = new Map<string, Named[]>();
  const days: Named[][] = [];
  const recent: Named[] = [];
  let week: { readonly monday: string; readonly turn: number } | undefined;
  let place = 0;
  for (const one of heard) {
    const meant = one.votes.map((vote) => {
      const around = votes.slice(Math.max(0, place - 6), place + 7);
      place++;
      return inFull(
        vote,
        around.filter((other) => Math.abs(turnAt(other, heard) - one.turn) <= near),
      );
    });
    const inMindNow = recent.filter(({ heard: { turn } }) => one.turn - turn <= inMind);
    const spoken = weekSpokenOf(one.said, today, inMindNow.at(-1)?.vote.date);
    if (spoken) week = { monday: spoken, turn: one.turn };
    const named: Named[] = meant.flatMap((vote) => {
      const own: Named = { vote, heard: one, way: 'own' };
      if (vote.rule !== 'nextWeekday' || !vote.date) return [own];
      // what a numbered day near by moved is told by that
      const isBare = one.votes.includes(vote) && !/days$/i.test(vote.asWritten);
      const again = isBare ? sameWeekdayOf(vote.date, inMindNow, one.turn) : undefined;
      if (again) return [{ vote: { ...vote, date: again }, heard: one, way: 'back' }];
      const beside = besideNumbered(own, inMindNow);
      if (beside.length > 0) return beside;
      if (!week || one.turn - week.turn > inMind) return [own];
      const date = weekdayOfWeek(week.monday, weekdayOf(vote.date), 0);
      if (date === vote.date || date <= today) return [own];
      const ofWeek: Named = { vote: { ...vote, date }, heard: one, way: 'week' };
      return one.turn - week.turn <= weekSaid ? [ofWeek] : [own, ofWeek];
    });
    for (const { date, asWritten, barred } of backReferences(one.said, inMindNow, meant, today))
      named.push({ vote: { ...plain, remark: one.remark.index, date, asWritten, barred }, heard: one, way: 'back' });
    for (const next of named) {
      const { date } = next.vote;
      if (date === undefined) continue;
      const day = known.get(date);
      if (day && one.turn - (day.at(-1)?.heard.turn ?? 0) <= inMind && day.length < mostPlaces) day.push(next);
      else {
        const begun = [next];
        known.set(date, begun);
        days.push(begun);
      }
    }
    recent.push(...named.filter(({ vote }) => vote.date !== undefined && vote.date > addDays(today, -1)));
    recent.splice(0, recent.length - mostInMind);
  }
  return days;
}

/** "The day after, the twenty-fourth?" - "Tuesday is good": the day that was just told by another, if it falls on that weekday. */
function sameWeekdayOf(date: string, recent: readonly Named[], turn: number): string | undefined {
  return recent.findLast(
    ({ vote, way, heard: { turn: at, said } }) =>
      (way === 'back' || (way === 'week' && pointing.test(said))) &&
      turn - at <= near &&
      vote.date !== undefined &&
      vote.date > date &&
      weekdayOf(vote.date) === weekdayOf(date),
  )?.vote.date;
}

const pointing = /\b(?:the|that) (?:mon|tues|wednes|thurs|fri|satur|sun)day/i;

/** "Wednesday the twentieth?" - "What about the Thursday?": a weekday may be that of a numbered day's week. */
function besideNumbered({ vote, heard }: Named, recent: readonly Named[]): readonly Named[] {
  if (!vote.date || !pointing.test(heard.said)) return [];
  const numbered = recent.findLast(
    ({ vote: other, heard: { turn } }) =>
      heard.turn - turn <= pointsBack && other.rule === 'dayOfMonth' && /day\b/i.test(other.asWritten),
  )?.vote.date;
  const date = numbered && weekdayOfWeek(numbered, weekdayOf(vote.date), 0);
  return date && date > vote.date ? [{ vote: { ...vote, date }, heard, way: 'week' }] : [];
}

const pointsBack = 8;
/** Turns after "next week" in which a weekday is one of it. */
const weekSaid = 2;
const near = 3;
const mostPlaces = 20;
const plain = { rule: 'dayOfMonth', exact: true, month: false, engaged: false } as const;

function turnAt({ remark }: DayVote, heard: readonly Heard[]): number {
  return heard[remark]?.turn ?? 0;
}
