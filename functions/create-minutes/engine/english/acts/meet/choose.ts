import type { Talk } from '../../../../facts/talk.ts';
import { addDays } from '../../../calendar/day.ts';
import { addTrees } from '../../../classifier/model.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { type Heard, hear, isOther } from './heard.ts';
import type { Hour } from './hours.ts';
import { type MeetModels, meetModels } from './model.ts';
import { earliest, isMovedTo, movedOn } from './moved-on.ts';
import { isAskedInVain, isPutOff } from './put-off.ts';
import type { Placed, Traits } from './traits.ts';
import { rowOf, type WeighableDay, weighableDays, withHour } from './weighable.ts';

type Ruled = Acts['nextMeeting'];

interface WeighedDay {
  readonly one: Placed;
  readonly hour: Hour | undefined;
  readonly score: number;
}

/** Log-odds from which a day, and then an hour, is told. */
const least = { day: -1.2, hour: -1 };
/** A day as likely as this stands, though another meeting is asked for in vain. */
const sure = 1.5;

/** The next meeting, of all days that are named the likeliest; what the rules of arranging found is one sign among others. */
export function chooseMeeting(talk: Talk, meeting: Meeting, ruled: Ruled, models: MeetModels = meetModels()): Ruled {
  if (meeting.day !== undefined) return chosen(talk, meeting, ruled, models);
  // the words of a day tell it where nobody knows the day of the meeting, and any day will do to weigh them
  const undated = chosen(talk, { ...meeting, day: anyDay }, ruled, models);
  return undated && { ...undated, date: undefined, rule: undefined };
}

/** A Wednesday at the beginning of a month of 31 days. */
const anyDay = '2025-01-01';

function chosen(talk: Talk, meeting: Meeting, ruled: Ruled, models: MeetModels): Ruled {
  const heard = hear(talk, meeting);
  const days = weighableDays(heard, meeting, ruled).map(({ one, traits, hours }) => {
    const hour = likeliest(
      onKnownClocks(hours).map((own) => ({ ...own, score: addTrees(models.hour, rowOf(own.traits)) })),
    );
    const score =
      addTrees(models.day, rowOf(withHour(traits, hour?.score))) -
      (isErrand(traits) ? errand : 0) +
      (isMovedTo(one, heard) ? moved : 0);
    const isSure =
      hour && (hour.score >= least.hour || isLost(ruled?.date === one.date ? ruled.time : undefined, hours));
    return { one, hour: isSure ? hour.one : undefined, score };
  });
  const likely = likeliest(days.filter(({ score }) => score >= least.day));
  const day = likely && placeOf(likely, days, heard);
  const isOff = day && (isPutOff(day.one, day.hour, heard) || (day.score < sure && isAskedInVain(day.one, heard)));
  return day && !isOff ? told(day.one, day.hour, heard, ruled) : undefined;
}

/** What took its place, or comes before it. */
function placeOf(likely: WeighedDay, days: readonly WeighedDay[], heard: readonly Heard[]): WeighedDay {
  const moved = movedOn(likely, days, heard);
  return moved === likely ? earliest(likely, days, heard) : moved;
}

/** "Half past nine?" - "Half eight for me": an hour on clocks that nobody knows is told only where there is no other. */
function onKnownClocks(hours: WeighableDay['hours']): WeighableDay['hours'] {
  const known = hours.filter(({ one }) => one.some(({ lost }) => !lost));
  return known.length > 0 ? known : hours;
}

/** The rules took an hour on clocks that nobody knows, and there is another one. */
function isLost(time: string | undefined, hours: WeighableDay['hours']): boolean {
  const lost = hours.filter(({ one }) => one.every((spoken) => spoken.lost));
  return lost.length < hours.length && lost.some(({ one }) => one.some((spoken) => spoken.time === time));
}

/** What is done on a day by one of them, where nobody asks for the day or speaks of meeting: talks teach too little of it. */
function isErrand(traits: Traits): boolean {
  const speaksOf = (sign: 'again' | 'asks') =>
    ['named', 'before', 'within'].some((place) => traits[`${place}: ${sign}`]);
  const sent = traits['named: delivers'] && (traits.taskOdds ?? 0) > (traits.odds ?? 0) + taskRather;
  return Boolean(traits['named: errand'] || sent) && !speaksOf('again') && !speaksOf('asks');
}

const errand = 4;
/** Talks teach little of meetings that are moved, and their days stand beside those they are moved from. */
const moved = 2;
/** So much rather a task than an appointment, in log-odds, is the day on which something is sent. */
const taskRather = 2;

/** Of equals the later one: people come to what they keep. */
function likeliest<Kind extends { readonly score: number }>(all: readonly Kind[]): Kind | undefined {
  return all.reduce<Kind | undefined>((best, one) => (best && best.score > one.score ? best : one), undefined);
}

function told(
  { day, date, named, first }: Placed,
  hour: Hour | undefined,
  heard: readonly Heard[],
  ruled: Ruled,
): Ruled {
  const open = day.filter(({ vote }) => !vote.barred);
  const { vote } = open.find((one) => one.vote.exact) ?? open[0] ?? {};
  const spoken = hour?.find((one) => !one.loose) ?? hour?.[0];
  const own = new Set([...named, ...(hour ?? []).map((one) => one.heard)]);
  // where the other side names the day or the hour, that is its answer
  const across = (one: Heard) => one.turn > first.turn && isOther(one.remark, first.remark);
  const reply = [...own].some(across)
    ? undefined
    : heard.slice(first.remark.index, first.remark.index + mostUntilReply).find((one) => across(one));
  const spans = [...own, ...(reply ? [reply] : [])].flatMap(({ remark }) => remark.spans);
  const same = ruled?.date === date && !hour ? ruled : undefined;
  return {
    text: [vote?.asWritten, spoken?.asWritten].filter(Boolean).join(', '),
    spans: [...new Set([...spans, ...(same?.spans ?? [])])],
    date: spoken ? addDays(date, shiftOf(named, hour)) : date,
    time: spoken ? spoken.time : same?.time,
    rule: vote?.rule,
  };
}

const mostUntilReply = 12;

/** The day changes with the clocks where it was named by theirs: beside the hour, and by nobody of the selling side elsewhere. */
function shiftOf(named: readonly Heard[], hour: Hour | undefined): number {
  const moved = hour?.find(({ shift }) => shift !== 0);
  if (!moved) return 0;
  return named.some((one) => one === moved.heard) || named.every(({ remark }) => remark.side === 'external')
    ? moved.shift
    : 0;
}
