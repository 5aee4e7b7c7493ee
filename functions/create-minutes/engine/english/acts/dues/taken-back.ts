import { isRepaired, type SaidDays } from '../../../dues/self-repair.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';
import * as wording from './wordings.ts';

/** "By tomorrow. No, hang on, I am away till Thursday. Friday." */
export function isTakenBack({ due }: SaidDay, { by }: Beside, { around }: Asked): boolean {
  const { date, asWritten } = due;
  return isRepaired({ date, asWritten }, saidDays(by), around.map(saidDays), {
    inside: wording.takesBackInside,
    opening: wording.takesBack,
    comingBack: wording.takesBack,
  });
}

function saidDays({ remark, turn, days, denied }: DaysOf): SaidDays {
  const { index, speaker, text } = remark;
  return {
    position: index,
    turn,
    speaker,
    text,
    days: days.map(({ due }) => ({ date: due.date, asWritten: due.asWritten })),
    refuses: (date) => denied.includes(date),
  };
}
