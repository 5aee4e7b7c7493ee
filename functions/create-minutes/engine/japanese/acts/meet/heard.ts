import type { Talk as FactsTalk } from '../../../../facts/talk.ts';
import { oddsOf } from '../../../classifier/hear.ts';
import type { Kind } from '../../../classifier/model.ts';
import { zonesIn } from '../../dates/zone.ts';
import type { Person } from '../../../people.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { type Hour, hoursIn } from './hours.ts';
import type { Anchor } from './bare-days.ts';
import { type DayVote, namedIn, type WeekNamed } from './votes.ts';

/** What one utterance says about when to meet. */
export interface Heard {
  readonly by: Utterance;
  readonly side: Person['side'];
  /** Log-odds of being part of how a meeting is arranged, and of being a task. */
  readonly odds: number;
  readonly task: number;
  /** The day it names last, though one may not meet on it. */
  readonly last?: Anchor | undefined;
  readonly votes: readonly DayVote[];
  readonly weeks: readonly WeekNamed[];
  readonly hours: readonly Hour[];
  /** Zones of the places it names. */
  readonly zones: readonly string[];
}

/** Odds of single remarks are kept within these. */
export const bounds: readonly [number, number] = [-4, 3];
/** Turns that one arrangement may lie apart. */
export const near = 4;
const mostAround = 24;

export function hear(talk: Talk, facts: FactsTalk): readonly Heard[] {
  const [appointment, action] = [oddsBy(facts, 'appointment'), oddsBy(facts, 'action')];
  let anchor: Anchor | undefined;
  return talk.utterances.map((by) => {
    const named = namedIn(by, talk.calendar, anchor);
    anchor = named.last ?? anchor;
    return {
      by,
      side: talk.sideOf(by.speaker),
      odds: appointment(by),
      task: action(by),
      ...named,
      hours: hoursIn(by),
      zones: zonesIn(by.said),
    };
  });
}

/** Short answers are heard as whole turns. */
function oddsBy({ remarks, odds }: FactsTalk, kind: Kind): (utterance: Utterance) => number {
  const told = remarks.map((_, i) => Math.min(bounds[1], Math.max(bounds[0], oddsOf(odds?.[i], kind))));
  const bySpans = new Map(remarks.map(({ spans }, i) => [spans, told[i]]));
  const byTurn = new Map(remarks.flatMap(({ spans }, i) => spans.map(({ turn }) => [turn, told[i]])));
  return ({ spans, turn }) => bySpans.get(spans) ?? byTurn.get(turn) ?? bounds[0];
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
    .slice(Math.max(0, first.by.position - mostAround), last.by.position + mostAround + 1)
    .filter(({ by: { turn } }) => turn >= first.by.turn - before && turn <= last.by.turn + after);
}

/** True of two that sit on different sides of the table, as far as one knows. */
export function isAcross(one: Heard, other: Heard): boolean {
  return one.by.speaker !== other.by.speaker && (!one.side || !other.side || one.side !== other.side);
}
