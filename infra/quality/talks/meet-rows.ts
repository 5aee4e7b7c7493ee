import { addDays } from '#functions/create-minutes/engine/calendar/day.ts';
import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { weighableDays } from '#functions/create-minutes/engine/english/acts/meet/weighable.ts';
import { hear } from '#functions/create-minutes/engine/english/acts/meet/heard.ts';
import type { Hour } from '#functions/create-minutes/engine/english/acts/meet/hours.ts';
import type { Placed, Traits } from '#functions/create-minutes/engine/english/acts/meet/traits.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Example, exampleOfCase } from './examples.ts';

type Next = Scene['next'];

/** A talk, and when its sides meet next in the eyes of careful people. */
export interface Arranged {
  readonly id: string;
  readonly talk: Talk;
  readonly meeting: Meeting;
  readonly ruled: Acts['nextMeeting'];
  readonly next: readonly Next[];
}

/** Something to choose, with the traits it is judged by. */
export interface Choice<Kind> {
  readonly id: string;
  readonly one: Kind;
  readonly traits: Traits;
  readonly label: number;
}

export interface MeetRows {
  readonly arranged: Arranged;
  readonly days: readonly Choice<Placed>[];
  /** Those of each day. */
  readonly hours: ReadonlyMap<Placed, readonly Choice<Hour>[]>;
}

export function arrangedOf({ id, meeting, acts, gold }: Example, talk: Talk): Arranged {
  return { id, talk, meeting, ruled: acts.nextMeeting, next: [gold.nextMeeting] };
}

/** A scene has no labels but its end; what its remarks do is told by the stored model, which has not seen it. */
export function arrangedScene({ scene, request }: { readonly scene: Scene; readonly request: unknown }): Arranged {
  const { meeting, talk, acts, language } = exampleOfCase({ request, gold: { ...nothing, ...scene } });
  const { lexicon, linear } = language.learned;
  const odds = hearRemarks(talk.remarks, meeting.people, lexicon, linear());
  return {
    id: scene.id,
    meeting,
    talk: { ...talk, odds },
    ruled: acts.nextMeeting,
    next: [scene.next, ...scene.nextAlso],
  };
}

const unknown = { status: null, statusAlso: [] };
const nothing: Example['gold'] = {
  id: '',
  language: 'en',
  decisions: [],
  actionItems: [],
  openQuestions: [],
  objections: [],
  amounts: [],
  competitors: [],
  competitorsOptional: [],
  nextMeeting: null,
  framework: { bant: { budget: unknown, authority: unknown, need: unknown, timeline: unknown } },
  mustNotAppear: [],
};

export function meetRowsOf(arranged: Arranged): MeetRows {
  const { id, talk, meeting, ruled, next } = arranged;
  const hours = new Map<Placed, readonly Choice<Hour>[]>();
  const days = weighableDays(hear(talk, meeting), meeting, ruled).map((day): Choice<Placed> => {
    const own = day.hours.map(({ one, traits }) => {
      const isRight = next.some((right) => right?.time === one[0]?.time);
      return { id, one, traits, label: isRight ? 1 : 0 };
    });
    hours.set(day.one, own);
    const moved = (right: Next) =>
      own.some(
        ({ one: [hour] }) =>
          hour?.shift && hour.time === right?.time && addDays(day.one.date, hour.shift) === right.date,
      );
    const isRight = next.some((right) => right?.date === day.one.date || moved(right));
    return { id, one: day.one, traits: day.traits, label: isRight ? 1 : 0 };
  });
  return { arranged, days, hours };
}
