import type { Talk } from '../../../../facts/talk.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { DayVote } from '../day-votes.ts';
import { timeOf } from '../meeting-time.ts';
import { daysOf } from './days.ts';
import { type Heard, hear, heardBetween, isOther, near } from './heard.ts';
import { hourOf } from './hour.ts';
import { traitsOf } from './traits.ts';
import { scoreOf } from './weights.ts';

/** The next meeting, of all days that are named the likeliest; what the rules of arranging found is one sign among others. */
export function chooseMeeting(talk: Talk, meeting: Meeting, ruled: Acts['nextMeeting']): Acts['nextMeeting'] {
  const heard = hear(talk, meeting);
  let best: { readonly days: readonly DayVote[]; readonly score: number } | undefined;
  for (const days of daysOf(heard)) {
    const traits = traitsOf(days, heard, ruled?.date);
    const score = traits === undefined ? Number.NEGATIVE_INFINITY : scoreOf(traits);
    if (score >= 0 && (!best || score > best.score)) best = { days, score };
  }
  return best && told(best.days, heard, meeting, ruled);
}

function told(
  days: readonly DayVote[],
  heard: readonly Heard[],
  meeting: Meeting,
  ruled: Acts['nextMeeting'],
): Acts['nextMeeting'] {
  const named = days.flatMap(({ remark }) => heard[remark] ?? []);
  const [first] = named;
  const last = named.at(-1);
  const day = days.find(({ exact, barred }) => exact && !barred) ?? days[0];
  if (!first || !last || !day) return undefined;
  const stretch = heardBetween(first, last, heard, 1, near - 1);
  const same = ruled?.date === day.date ? ruled : undefined;
  const hour = hourOf(stretch, new Set(named), same?.time);
  const own = new Set([...named, ...(hour ? stretch.filter(({ hours }) => hours.includes(hour)) : [])]);
  // where the other side names the day or the hour, that is its answer
  const across = (one: Heard) => one.turn > first.turn && isOther(one.remark, first.remark);
  const reply = [...own].some(across) ? undefined : stretch.find(across);
  const spans = [...own, ...(reply ? [reply] : [])].flatMap(({ remark }) => remark.spans);
  return {
    text: same && !hour ? same.text : [day.asWritten, hour?.asWritten].filter(Boolean).join(', '),
    spans: [...new Set([...spans, ...(hour ? [] : (same?.spans ?? []))])],
    date: day.date,
    time: hour ? timeOf(hour, day.date, meeting) : same?.time,
    rule: day.date ? day.rule : undefined,
  };
}
