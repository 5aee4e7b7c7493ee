import { repairsIn, type SaidDays } from '../../../dues/self-repair.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import * as wording from './wordings.ts';

/** "By tomorrow. No, hang on, I am away till Thursday. Friday." */
export function takenBackIn(
  around: readonly DaysOf[],
  told: ReadonlySet<string>,
): (day: SaidDay, by: DaysOf) => boolean {
  const isRepaired = repairsIn(
    around.map((one) => saidDays(one, told)),
    {
      inside: wording.takesBackInside,
      opening: wording.takesBack,
      comingBack: wording.putsRight,
      thatDay: wording.thatDay,
      obstacle: wording.obstacle,
    },
  );
  return ({ due: { date, asWritten } }, { remark: { index } }) => isRepaired({ date, asWritten }, index);
}

/** The day of another thing takes the place of none. */
function saidDays({ remark, turn, days, denied }: DaysOf, told: ReadonlySet<string>): SaidDays {
  const { index, speaker, text } = remark;
  return {
    position: index,
    turn,
    speaker,
    text,
    days: days
      .filter((day) => !isOfOtherMatter(day, told))
      .map(({ due }) => ({ date: due.date, asWritten: due.asWritten })),
    refuses: (date) => denied.includes(date),
  };
}
