import { weekdayLetters } from '../../dates/weekday-letters.ts';
import type { Talk as FactsTalk } from '../../../../facts/talk.ts';
import { addTrees, type TreeModel } from '../../../classifier/model.ts';
import type { Draft } from '../../../draft.ts';
import { clockText } from '../../dates/time.ts';
import type { Talk } from '../talk.ts';
import { daysOf } from './days.ts';
import { hear, type Heard, near } from './heard.ts';
import { type Agreed, hourOf } from './hour.ts';
import { meetModel } from './model.ts';
import { movedOn } from './moved-on.ts';
import { isAskedInVain, isPutOff } from './put-off.ts';
import { type Traits, traitsOf } from './traits.ts';
import type { DayVote } from './votes.ts';
import { never } from './words.ts';

/** A day that is named, with its hour and what speaks for it. */
export interface MeetingDay {
  readonly days: readonly DayVote[];
  readonly hour: Agreed | undefined;
  readonly traits: Traits;
}

/** Log-odds from which a day is told: one that sounds like it is more often right than none. */
const enough = -0.9;
/** A day as likely as this stands, though another meeting is asked for in vain. */
const sure = 3;

/** The next meeting, of all days that are named the likeliest; what the rules of arranging found is one sign among others. */
export function chooseMeeting(
  talk: Talk,
  facts: FactsTalk,
  ruled: Draft['nextMeeting'],
  model: TreeModel = meetModel(),
): Draft['nextMeeting'] {
  const heard = hear(talk, facts);
  const days = meetingDays(talk, heard, ruled);
  let best: { readonly day: MeetingDay; readonly score: number } | undefined;
  for (const day of days) {
    const score = addTrees(model, Float64Array.from(Object.values(day.traits)));
    if (score >= enough && score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { day, score };
  }
  const day = best && movedOn(best.day, days, heard);
  const isOff = day && (isPutOff(day, heard) || ((best?.score ?? 0) < sure && isAskedInVain(day, heard)));
  return day && !isOff ? meetingOn(day, heard, ruled) : undefined;
}

/** Every day that may be that of the next meeting. */
export function meetingDays(talk: Talk, heard: readonly Heard[], ruled: Draft['nextMeeting']): readonly MeetingDay[] {
  const neverFree = new Set(
    heard.flatMap(({ by }) => weekdayLetters.indexOf(never.exec(by.said)?.groups?.weekday ?? '-')),
  );
  const whole = { talk, heard, ruled: ruled?.date ?? undefined, neverFree };
  return daysOf(heard).flatMap((days) => {
    const hour = hourOf(days, heard, talk);
    const traits = traitsOf(days, hour, whole);
    return traits ? [{ days, hour, traits }] : [];
  });
}

/** Of all that is quoted the day and the hour come first, so that no list of many places loses them. */
const mostSpans = 6;

function meetingOn(
  { days, hour }: MeetingDay,
  heard: readonly Heard[],
  ruled: Draft['nextMeeting'],
): Draft['nextMeeting'] {
  const told = days.filter(({ barred }) => !barred);
  const inFull = told.filter(({ open, stepped }) => open === undefined && stepped === undefined);
  const [day] = [...inFull, ...told.filter(({ stepped }) => stepped === undefined), ...told];
  if (!day) return undefined;
  const { date, words, rule } = day;
  const same = ruled?.date === date ? ruled : undefined;
  const own = told.flatMap(({ at }) => heard[at]?.by.spans ?? []);
  const first = [...(heard[day.at]?.by.spans ?? []), ...(hour?.by.by.spans ?? [])];
  const since = heardSince(day, heard).flatMap(({ by }) => by.spans);
  const spans = [...new Set([...first, ...own, ...(same?.spans ?? []), ...since])].slice(0, mostSpans);
  return {
    text:
      hour && !words.includes(hour.words) ? `${words}${/^[のに、]/u.test(hour.words) ? '' : 'の'}${hour.words}` : words,
    spans: spans.sort((one, other) => one.turn - other.turn),
    date: hour?.date ?? date,
    time: hour ? clockText(hour.minutes) : same?.time,
    rule,
  };
}

/** 「では二十三日以降で」, from which they came to the day. */
function heardSince({ at, turn }: DayVote, heard: readonly Heard[]): readonly Heard[] {
  return heard
    .slice(Math.max(0, at - mostBefore), at)
    .filter(({ by, votes, last }) => turn - by.turn <= near && votes.length === 0 && last && /以[降後]/u.test(by.said));
}

const mostBefore = 8;
