import { repairsIn, type SaidDays } from '../../../dues/self-repair.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import * as wording from './wordings.ts';

/** 「火曜までに聞いておきます。いや、先方が月曜休みなので、水曜で。」 */
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
  return ({ due: { date, asWritten } }, { by: { position } }) => isRepaired({ date, asWritten }, position);
}

/** The day of another thing takes the place of none. */
function saidDays(
  { by: { position, turn, speaker, said, spans }, days, denied }: DaysOf,
  told: ReadonlySet<string>,
): SaidDays {
  return {
    position,
    turn,
    speaker,
    text: spans.map(({ text }) => text).join(''),
    days: isOfOtherMatter(said, told) ? [] : days.map(({ due }) => ({ date: due.date, asWritten: due.asWritten })),
    refuses: (date) => denied.has(date),
  };
}
