import { addDays } from '../../../calendar/day.ts';
import { fromZone, type ZonedTime } from '../../dates/zone.ts';
import type { Talk } from '../talk.ts';
import { aheadIn } from './ahead.ts';
import { closedHours, type ClosedHour } from './half-day.ts';
import { type Heard, heardBetween, isAcross, near } from './heard.ts';
import type { DayVote } from './votes.ts';

/** The hour that goes with a day, in the zone of the meeting, where it may be another day. */
export interface Agreed {
  readonly date: string;
  readonly minutes: number;
  readonly words: string;
  readonly by: Heard;
}

interface Candidate extends Agreed {
  readonly weight: number;
}

/** What an hour gains by standing in the sentence of the day, and by every turn that goes by: people come to the hour they keep. */
const withDay = 1.5;
const perTurn = 0.5;
/** What an hour gains that is said by the other side as well. */
const echoed = 2.5;
/** What it gains by whose clocks it is told. */
const clocksOf = { own: 3, theirs: 2, unknown: -3 };
const unsaid = -3;

/** The hour that goes best with the day: said with it or soon after it, in a sentence that sounds like an appointment. */
export function hourOf(days: readonly DayVote[], heard: readonly Heard[], talk: Talk): Agreed | undefined {
  const around = aroundOf(days, heard, talk);
  if (!around) return undefined;
  return [...atSameTime(around), ...toldHours(around)].reduce<Candidate | undefined>(
    (best, one) => (best && one.weight < best.weight ? best : one),
    undefined,
  );
}

/** What is said where a day is named, and by whose clocks. */
interface Around {
  readonly days: readonly DayVote[];
  readonly date: string;
  readonly named: readonly Heard[];
  readonly first: Heard;
  readonly stretch: readonly Heard[];
  readonly hours: readonly ClosedHour[];
  /** From there on another day is spoken of. */
  readonly untilOther: number;
  /** Where the other side is, when it is not where the meeting is, and how far its clocks are ahead where that alone is known. */
  readonly theirs: string | undefined;
  readonly ahead: number | undefined;
  readonly talk: Talk;
}

function aroundOf(days: readonly DayVote[], heard: readonly Heard[], talk: Talk): Around | undefined {
  const named = days.filter(({ barred }) => !barred).flatMap(({ at }) => heard[at] ?? []);
  const [first] = named;
  const last = named.at(-1);
  const date = days[0]?.date;
  if (!first || !last || date === undefined) return undefined;
  const wide = heardBetween(first, last, heard, near, near);
  const theirs = foreignZone(wide, talk);
  const stretch = heardBetween(first, last, heard, 0, near).filter(
    (one) => one.votes.length === 0 || named.includes(one),
  );
  const namesOther = ({ by, votes }: Heard) =>
    by.position > last.by.position && votes.some((vote) => !vote.barred && vote.date !== date);
  return {
    days,
    date,
    named,
    first,
    stretch,
    hours: closedHours(stretch, talk.startMinutes),
    untilOther: heardBetween(last, last, heard, 0, near).find(namesOther)?.by.position ?? Number.POSITIVE_INFINITY,
    theirs,
    ahead: theirs === undefined ? aheadIn(wide, talk.timeZone) : undefined,
    talk,
  };
}

function toldHours(around: Around): readonly Candidate[] {
  const { days, date, hours, untilOther, theirs, ahead, talk } = around;
  const refused = new Map(hours.flatMap(({ refused, minutes }, i) => (refused ? [[minutes, i] as const] : [])));
  const meant = clocksMeant(around);
  return hours.flatMap((hour, i) => {
    const { minutes, words, by } = hour;
    if (i <= (refused.get(minutes) ?? -1) || isOfOtherDay(hour, days)) return [];
    const zone = meant(hour);
    const isSaidAgain = isEchoed(hour, hours) && by.by.position <= untilOther;
    const weight = weigh(by, around) + byClocks(zone, theirs, talk.timeZone) + (isSaidAgain ? echoed : 0);
    return [{ ...onOwnClocks({ date, minutes }, zone, ahead, talk.timeZone), words, by, weight }];
  });
}

/** An hour that stands in the sentence of the day, and one that is said later, weighs more. */
function weigh(one: Heard, { named, first }: Around): number {
  return one.odds / 2 + (named.includes(one) ? withDay : 0) + perTurn * (one.by.turn - first.by.turn);
}

/** By whose clocks each hour is told, where one of them may have been said before with its zone. */
function clocksMeant({ hours, date, theirs, talk: { timeZone } }: Around): (hour: ClosedHour) => string | undefined {
  const foreign = new Map(
    hours.flatMap(({ clocks, minutes }) =>
      typeof clocks === 'object' && clocks.zone !== timeZone ? [[minutes, clocks.zone] as const] : [],
    ),
  );
  const converted = new Set([...foreign].map(([minutes, zone]) => fromZone({ date, minutes }, zone, timeZone).minutes));
  return (hour) => {
    const { clocks, minutes } = hour;
    // 日本時間の十時 - こちらの九時ですね: the same hour said again on the clocks of the meeting
    if (typeof clocks === 'string' && converted.has(minutes)) return timeZone;
    // 日本の9時 - では24日の9時に: said again without its clocks
    return (clocks === undefined ? foreign.get(minutes) : undefined) ?? zoneOf(hour, theirs, timeZone);
  };
}

function onOwnClocks(
  at: ZonedTime,
  zone: string | undefined,
  ahead: number | undefined,
  timeZone: string | undefined,
): ZonedTime {
  if (zone === 'unknown') return ahead === undefined ? at : earlier(at, ahead);
  return zone === undefined ? at : fromZone(at, zone, timeZone);
}

function atSameTime(around: Around): readonly Candidate[] {
  const { stretch, date, talk } = around;
  const minutes = talk.startMinutes;
  if (minutes === undefined) return [];
  return stretch.flatMap((by) => {
    const words = by.hours.length === 0 ? sameTime.exec(by.by.said)?.[0] : undefined;
    return words === undefined ? [] : [{ date, minutes, words, by, weight: weigh(by, around) + unsaid }];
  });
}

/** At the time of the present meeting. */
export const sameTime = /(?:同じ|おんなじ|この|今日と同じ|いつもの)(?:お?時間|時刻|頃|ころ|くらいの時間)|同時刻|定刻/u;

function earlier({ date, minutes }: ZonedTime, by: number): ZonedTime {
  const at = minutes - by;
  const days = Math.floor(at / 1440);
  return { date: addDays(date, days), minutes: at - days * 1440 };
}

function isEchoed({ minutes, by }: ClosedHour, hours: readonly ClosedHour[]): boolean {
  return hours.some(
    (other) => other.minutes === minutes && other.by !== by && isAcross(other.by, by) && !other.refused,
  );
}

/** 木曜の10時か金曜の11時: each hour is of the day before it. */
function isOfOtherDay({ by, index }: ClosedHour, days: readonly DayVote[]): boolean {
  const own = new Set(days.filter(({ at }) => at === by.by.position).map((one) => one.index));
  const before = by.votes.filter((vote) => vote.index < index).at(-1);
  return own.size > 0 && before !== undefined && !own.has(before.index);
}

function foreignZone(stretch: readonly Heard[], { timeZone }: Talk): string | undefined {
  return stretch.flatMap(({ zones }) => zones).find((zone) => zone !== timeZone);
}

function byClocks(zone: string | undefined, theirs: string | undefined, timeZone: string | undefined): number {
  if (theirs === undefined || zone === undefined) return 0;
  if (zone === 'unknown') return clocksOf.unknown;
  return zone === timeZone ? clocksOf.own : clocksOf.theirs;
}

/** The minutes tell the time of the selling side, whose zone is that of the meeting. */
function zoneOf(
  { clocks, by: { side } }: ClosedHour,
  theirs: string | undefined,
  timeZone: string | undefined,
): string | undefined {
  if (clocks === undefined || typeof clocks === 'object') return clocks?.zone;
  if (side === undefined) return undefined;
  return (clocks === 'speaker') === (side === 'internal') ? timeZone : (theirs ?? 'unknown');
}
