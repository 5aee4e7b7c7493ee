import { type NamedDay, type NamedDays, namedDays } from '../../../dues/named-days.ts';
import { freshIn, isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';
import * as wording from './wordings.ts';

/** The day that this one gave way to, where somebody objected to it. */
export function gaveWayTo(day: SaidDay, beside: Beside, task: Asked): string | undefined {
  return task.named.gaveWayTo(namedBy(day, beside.by, task))?.date ?? undefined;
}

/** The days that are named for a task with little else; an event has a day of its own. */
export function daysNamed(
  around: readonly DaysOf[],
  main: DaysOf,
  { told, isOthers, isMeeting, item }: Pick<Asked, 'told' | 'isOthers' | 'isMeeting' | 'item'>,
): NamedDays {
  const all = around.flatMap((by) => by.days.map((day) => ({ day, by, named: namedBy(day, by, { told, isMeeting }) })));
  const named = all.filter(
    ({ day: { clause }, by }) =>
      (by === main || (!isOthers(by.remark.index) && !wording.event.test(clause.said))) &&
      freshIn(clause.matter, told) <= 1,
  );
  return namedDays(
    named.map((one) => one.named),
    all.map((one) => one.named),
    item.owner?.speaker,
    around.map(({ turn, remark: { index, speaker, text }, denied }) => ({
      position: index,
      turn,
      speaker,
      text,
      refuses: (date: string) => denied.includes(date),
    })),
  );
}

/** A day as it counts among those that are named for the task. */
export function namedBy(
  day: SaidDay,
  { remark, turn }: DaysOf,
  { told, isMeeting }: Pick<Asked, 'told' | 'isMeeting'>,
): NamedDay {
  const { due, clause } = day;
  const isBare = freshIn(clause.matter, told) <= 1;
  const lead = remark.text.slice(0, Math.max(0, remark.text.indexOf(due.asWritten)));
  return {
    date: due.date,
    position: remark.index,
    turn,
    speaker: remark.speaker,
    isBare,
    opens: wording.opens.test(lead) || wording.makesIt.test(lead),
    isOfAnother: isOfOtherMatter(day, told),
    isMeeting: isMeeting(remark.index),
    text: remark.text,
  };
}
