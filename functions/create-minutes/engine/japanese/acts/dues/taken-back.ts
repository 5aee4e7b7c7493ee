import { isRepaired, type SaidDays } from '../../../dues/self-repair.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';
import * as wording from './wordings.ts';

/** 「火曜までに聞いておきます。いや、先方が月曜休みなので、水曜で。」 */
export function isTakenBack(
  { due }: SaidDay,
  { said }: Beside,
  { around, told }: Pick<Asked, 'around' | 'told'>,
): boolean {
  const { date, asWritten } = due;
  const all = around.map((one) => saidDays(one, told));
  return isRepaired({ date, asWritten }, saidDays(said, told), all, {
    inside: wording.takesBackInside,
    opening: wording.takesBack,
    comingBack: wording.putsRight,
  });
}

/** The day of another thing takes the place of none. */
function saidDays(
  { by: { position, turn, speaker, said }, days, denied }: DaysOf,
  told: ReadonlySet<string>,
): SaidDays {
  return {
    position,
    turn,
    speaker,
    text: said,
    days: isOfOtherMatter(said, told) ? [] : days.map(({ due }) => ({ date: due.date, asWritten: due.asWritten })),
    refuses: (date) => denied.has(date),
  };
}
