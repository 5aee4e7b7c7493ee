import { repairsIn, type SaidDays } from '../../../dues/self-repair.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { DaysOf } from './said-days.ts';
import { repair } from './wordings.ts';

/** "By tomorrow. No, hang on, I am away till Thursday. Friday." */
export function takenBackIn(around: readonly DaysOf[], told: ReadonlySet<string>) {
  const said = around.map((one) => saidDays(one, told));
  return repairsIn(said, repair);
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
