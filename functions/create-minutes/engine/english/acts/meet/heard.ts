import type { Remark, Talk } from '../../../../facts/talk.ts';
import { oddsOf } from '../../../classifier/hear.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Meeting } from '../../../meeting.ts';
import { expandContractions } from '../../pronouns.ts';
import { type DayVote, dayVotes } from '../day-votes.ts';
import type { Clock } from '../../dates/clock.ts';
import { clocksOf } from '../meeting-time.ts';

/** What one remark says about when to meet. */
export interface Heard {
  readonly remark: Remark;
  readonly turn: number;
  readonly said: string;
  /** Log-odds of being part of how a meeting is arranged, and of being a task. */
  readonly odds: number;
  readonly task: number;
  readonly votes: readonly DayVote[];
  /** The hours it names, the first of them by itself. */
  readonly hours: readonly Clock[];
  readonly hour: Clock | undefined;
}

/** Odds of single remarks are kept within these. */
export const bounds: readonly [number, number] = [-4.5, 1.5];
/** Turns that one arrangement may lie apart. */
export const near = 3;
const mostAround = 40;

export function hear({ remarks, odds }: Talk, meeting: Meeting): readonly Heard[] {
  return remarks.map((remark, i): Heard => {
    const said = expandContractions(remark.text);
    const within = (kind: 'appointment' | 'action') =>
      Math.min(bounds[1], Math.max(bounds[0], oddsOf(odds?.[i], kind)));
    const hours = clocksOf({ said }, meeting);
    return {
      remark,
      turn: turnOf(remark),
      said,
      odds: within('appointment'),
      task: within('action'),
      votes: dayVotes(said, i, meeting.day),
      hours,
      hour: hours[0],
    };
  });
}

/** What is said from so many turns before the first to so many after the last, as far as it lies close by: the work per day stays bounded. */
export function heardBetween(
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

export function isOther(one: Remark, other: Remark): boolean {
  return one.speaker !== other.speaker && (!one.side || !other.side || one.side !== other.side);
}
