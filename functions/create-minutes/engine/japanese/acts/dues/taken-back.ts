import { isRepaired, type SaidDays } from '../../../dues/self-repair.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';
import * as wording from './wordings.ts';

/** 「火曜までに聞いておきます。いや、先方が月曜休みなので、水曜で。」 */
export function isTakenBack({ due }: SaidDay, { said }: Beside, { around }: Asked): boolean {
  const { date, asWritten } = due;
  return isRepaired({ date, asWritten }, saidDays(said), around.map(saidDays), {
    inside: wording.takesBackInside,
    opening: wording.takesBack,
    comingBack: wording.putsRight,
  });
}

function saidDays({ by: { position, turn, speaker, said }, days, denied }: DaysOf): SaidDays {
  return {
    position,
    turn,
    speaker,
    text: said,
    days: days.map(({ due }) => ({ date: due.date, asWritten: due.asWritten })),
    refuses: (date) => denied.has(date),
  };
}
