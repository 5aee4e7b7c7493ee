import { isRepaired, type SaidDays } from '../../../dues/self-repair.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';
import * as wording from './wordings.ts';

/** "By tomorrow. No, hang on, I am away till Thursday. Friday." */
export function isTakenBack(
  { due }: SaidDay,
  { by }: Beside,
  { around, told }: Pick<Asked, 'around' | 'told'>,
): boolean {
  const { date, asWritten } = due;
  const all = around.map((one) => saidDays(one, told));
  return isRepaired({ date, asWritten }, saidDays(by, told), all, {
    inside: wording.takesBackInside,
    opening: wording.takesBack,
    comingBack: wording.putsRight,
  });
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
