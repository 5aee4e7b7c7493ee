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
const onOwnClocks = 3;
const onTheirClocks = 2;
const onUnknownClocks = -3;
const unsaid = -3;

/** The hour that goes best with the day: said with it or soon after it, in a sentence that sounds like an appointment. */
export function hourOf(days: readonly DayVote[], heard: readonly Heard[], talk: Talk): Agreed | undefined {
  const named = days.filter(({ barred }) => !barred).flatMap(({ at }) => heard[at] ?? []);
  const [first] = named;
  const last = named.at(-1);
  const [day] = days;
  if (!first || !last || !day) return undefined;
  const stretch = heardBetween(first, last, heard, 0, near).filter(
    (one) => one.votes.length === 0 || named.includes(one),
  );
  const theirs = foreignZone(heardBetween(first, last, heard, near, near), talk);
  const ahead = theirs === undefined ? aheadIn(heardBetween(first, last, heard, near, near), talk.timeZone) : undefined;
  const hours = closedHours(stretch, talk.startMinutes);
  const refused = new Map(hours.flatMap(({ refused, minutes }, i) => (refused ? [[minutes, i] as const] : [])));
  /** From there on another day is spoken of. */
  const untilOther =
    heardBetween(last, last, heard, 0, near).find(
      ({ by, votes }) =>
        by.position > last.by.position && votes.some(({ date, barred }) => !barred && date !== day.date),
    )?.by.position ?? Number.POSITIVE_INFINITY;
  const weigh = (one: Heard) =>
    one.odds / 2 + (named.includes(one) ? withDay : 0) + perTurn * (one.by.turn - first.by.turn);
  const foreign = new Map(
    hours.flatMap(({ clocks, minutes }) =>
      typeof clocks === 'object' && clocks.zone !== talk.timeZone ? [[minutes, clocks.zone] as const] : [],
    ),
  );
  const converted = new Set(
    [...foreign].map(([minutes, zone]) => fromZone({ date: day.date, minutes }, zone, talk.timeZone).minutes),
  );
  const told = hours.flatMap((hour, i): Candidate[] => {
    if (i <= (refused.get(hour.minutes) ?? -1) || isOfOtherDay(hour, days)) return [];
    // 日本時間の十時 - こちらの九時ですね: the same hour said again on the clocks of the meeting
    const isSame = typeof hour.clocks === 'string' && converted.has(hour.minutes);
    // 日本の9時 - では24日の9時に: said again without its clocks
    const zone = isSame
      ? talk.timeZone
      : ((hour.clocks === undefined ? foreign.get(hour.minutes) : undefined) ?? zoneOf(hour, theirs, talk.timeZone));
    const at = { date: day.date, minutes: hour.minutes };
    const away = zone === 'unknown' ? ahead : undefined;
    const there =
      away !== undefined
        ? earlier(at, away)
        : zone === undefined || zone === 'unknown'
          ? at
          : fromZone(at, zone, talk.timeZone);
    const { words, by } = hour;
    return [
      {
        ...there,
        words,
        by,
        weight:
          weigh(by) +
          byClocks(zone, theirs, talk.timeZone) +
          (isEchoed(hour, hours) && hour.by.by.position <= untilOther ? echoed : 0),
      },
    ];
  });
  const same = stretch.flatMap((by): Candidate[] => {
    const words = by.hours.length === 0 ? sameTime.exec(by.by.said)?.[0] : undefined;
    const minutes = talk.startMinutes;
    if (words === undefined || minutes === undefined) return [];
    return [{ date: day.date, minutes, words, by, weight: weigh(by) + unsaid }];
  });
  return [...same, ...told].reduce<Candidate | undefined>(
    (best, one) => (best && one.weight < best.weight ? best : one),
    undefined,
  );
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

/** Where the other side is, when it is not where the meeting is. */
function foreignZone(stretch: readonly Heard[], { timeZone }: Talk): string | undefined {
  return stretch.flatMap(({ zones }) => zones).find((zone) => zone !== timeZone);
}

function byClocks(zone: string | undefined, theirs: string | undefined, timeZone: string | undefined): number {
  if (theirs === undefined || zone === undefined) return 0;
  if (zone === 'unknown') return onUnknownClocks;
  return zone === timeZone ? onOwnClocks : onTheirClocks;
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
