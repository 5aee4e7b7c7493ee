import type { Remark, Talk } from '../../../facts/talk.ts';
import { oddsOf } from '../../classifier/hear.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { expandContractions } from '../pronouns.ts';
import { wordsOf } from './clause.ts';
import { type DayVote, dayVotes, inFull } from './day-votes.ts';
import { clockOf, timeOf } from './meeting-time.ts';
import { launch, occasion } from './meeting-words.ts';
import { stanceOf } from './stance.ts';

/** What speaks for a day being that of the next meeting, in log-odds beside those of the remark that names it. */
const signs = {
  hour: 2,
  bothSides: 2,
  taken: 1,
  occasion: 1,
  exact: 0.5,
  late: 1.5,
  task: -2.5,
  launch: -1.5,
  engaged: -1,
};
const enough = 2.6;
/** Odds of single remarks are kept within these. */
const bounds = [-5, 1.5] as const;
/** Turns that one arrangement may lie apart. */
const near = 3;
const lateFrom = 0.6;

interface Heard {
  readonly remark: Remark;
  readonly turn: number;
  readonly said: string;
  readonly odds: number;
  readonly votes: readonly DayVote[];
  readonly hour: ReturnType<typeof clockOf>;
}

/**
 * The meeting that was arranged, where the remarks of a talk have odds: each day named is weighed by how much the remarks that
 * name it sound like arranging, by an hour beside it, by whether both sides name it or one takes it, and by where it is said.
 */
export function arrangedMeeting(talk: Talk, meeting: Meeting): Acts['nextMeeting'] {
  const heard = talk.remarks.map((remark, i): Heard => {
    const said = expandContractions(remark.text);
    const odds = Math.min(bounds[1], Math.max(bounds[0], oddsOf(talk.odds?.[i], 'appointment')));
    return {
      remark,
      turn: turnOf(remark),
      said,
      odds,
      votes: dayVotes(said, i, meeting.day),
      hour: clockOf({ said }, meeting),
    };
  });
  let best: { score: number; days: readonly DayVote[] } | undefined;
  for (const days of daysOf(heard)) {
    const score = weigh(days, heard);
    if (score >= enough && (!best || score > best.score)) best = { score, days };
  }
  return best && told(best.days, heard, meeting);
}

/** Each day with the places where it is named, as far as these lie together. */
function daysOf(heard: readonly Heard[]): readonly (readonly DayVote[])[] {
  const days: DayVote[][] = [];
  const latest = new Map<string | undefined, DayVote[]>();
  const turn = (vote: DayVote | undefined) => heard[vote?.remark ?? -1]?.turn ?? 0;
  const votes = heard.flatMap((one) => one.votes);
  for (const [i, vote] of votes.entries()) {
    const around = votes.slice(Math.max(0, i - 6), i + 7).filter((other) => Math.abs(turn(other) - turn(vote)) <= near);
    const meant = inFull(vote, around);
    const known = latest.get(meant.date);
    if (known && turn(vote) - turn(known.at(-1)) <= near) known.push(meant);
    else {
      const day = [meant];
      days.push(day);
      latest.set(meant.date, day);
    }
  }
  return days;
}

function weigh(days: readonly DayVote[], heard: readonly Heard[]): number {
  const named = days.filter(({ barred }) => !barred).flatMap(({ remark }) => heard[remark] ?? []);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last || days.at(-1)?.barred) return Number.NEGATIVE_INFINITY;
  const stretch = stretchOf(first, last, heard);
  const across = (one: Heard) => isOther(one.remark, first.remark);
  const answers = stretch.filter((one) => one.turn > first.turn && across(one));
  const stance = answers[0] && stanceOf(wordsOf(answers[0].said), answers[0].remark.text);
  const both = named.some(across) || answers.some(({ hour, odds }) => hour !== undefined && odds > bounds[0]);
  if (!both && answers.length === 0) return Number.NEGATIVE_INFINITY;
  const before = heardBetween(first, last, heard, 2, 0);
  const holds = (sign: keyof typeof signs, held: boolean) => (held ? signs[sign] : 0);
  return (
    named.reduce<number>((most, { odds }) => Math.max(most, odds), bounds[0]) +
    holds(
      'hour',
      stretch.some(({ hour, votes }) => hour !== undefined && votes.every((vote) => !vote.barred)),
    ) +
    holds('bothSides', both) +
    holds('taken', stance === 'accepts') +
    holds(
      'occasion',
      before.some(({ said }) => occasion.test(said)),
    ) +
    holds(
      'exact',
      days.some(({ exact }) => exact),
    ) +
    holds('late', first.turn >= lateFrom * (heard.at(-1)?.turn ?? 0)) +
    holds(
      'task',
      named.every(({ said }) => delivers.test(said)),
    ) +
    holds(
      'launch',
      named.every(({ said }) => launch.test(said)),
    ) +
    holds(
      'engaged',
      days.every(({ engaged }) => engaged),
    )
  );
}

const delivers =
  /\b(?:send|mail|e-?mail|deliver|draft|write|ship|post|forward|upload|chase|fill|sign|have (?:it|that|them|the|a)|with you|to you|in your inbox|ready|done|by (?:the |then|end|\w+day))\b/i;

/** From a turn before a day is first named to some after. */
function stretchOf(first: Heard, last: Heard, heard: readonly Heard[]): readonly Heard[] {
  return heardBetween(first, last, heard, 1, near - 1);
}

/** What is said from so many turns before the first to so many after the last, as far as it lies close by: the work per day stays bounded. */
function heardBetween(
  first: Heard,
  last: Heard,
  heard: readonly Heard[],
  before: number,
  after: number,
): readonly Heard[] {
  return heard
    .slice(Math.max(0, first.remark.index - mostAround), last.remark.index + mostAround + 1)
    .filter(({ turn }) => turn >= first.turn - before && turn <= last.turn + after);
}

const mostAround = 40;

function isOther(one: Remark, other: Remark): boolean {
  return one.speaker !== other.speaker && (!one.side || !other.side || one.side !== other.side);
}

function told(days: readonly DayVote[], heard: readonly Heard[], meeting: Meeting): Acts['nextMeeting'] {
  const named = days.flatMap(({ remark }) => heard[remark] ?? []);
  const [first] = named;
  const last = named.at(-1);
  const day = days.find(({ exact, barred }) => exact && !barred) ?? days[0];
  if (!first || !last || !day) return undefined;
  const stretch = stretchOf(first, last, heard);
  const hour = hourOf(stretch, new Set(named));
  const own = new Set([...named, ...(hour ? stretch.filter((one) => one.hour === hour) : [])]);
  const reply = stretch.find((one) => one.turn > first.turn && isOther(one.remark, first.remark));
  const spans = [...own, ...(reply && !own.has(reply) ? [reply] : [])].flatMap(({ remark }) => remark.spans);
  return {
    text: [day.asWritten, hour?.asWritten].filter(Boolean).join(', '),
    spans: [...new Set(spans)],
    date: day.date,
    time: hour && timeOf(hour, day.date, meeting),
    rule: day.date ? day.rule : undefined,
  };
}

/** The hour beside the day counts most, then one that sounds like arranging; of equals the later. */
function hourOf(stretch: readonly Heard[], named: ReadonlySet<Heard>): Heard['hour'] {
  const sums = new Map<string, number>();
  let best: { hour: Heard['hour']; weight: number } | undefined;
  for (const one of stretch) {
    const { hour, odds } = one;
    if (!hour || one.votes.some(({ engaged, barred }) => engaged || barred)) continue;
    const key = `${hour.hour}:${hour.minute}`;
    const weight = (sums.get(key) ?? 0) + (odds - bounds[0]) + (named.has(one) ? besideDay : 0);
    sums.set(key, weight);
    if (!best || weight >= best.weight) best = { hour, weight };
  }
  return best?.hour;
}

const besideDay = 2;
