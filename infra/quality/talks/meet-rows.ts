import { addDays } from '#functions/create-minutes/engine/calendar/day.ts';
import { weighableDays } from '#functions/create-minutes/engine/english/acts/meet/weighable.ts';
import { hear } from '#functions/create-minutes/engine/english/acts/meet/heard.ts';
import type { Hour } from '#functions/create-minutes/engine/english/acts/meet/hours.ts';
import type { Placed, Traits } from '#functions/create-minutes/engine/english/acts/meet/traits.ts';
import type { Arranged } from './meet-sources.ts';

type Next = Arranged['next'][number];

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
