import { repairsIn, type SaidDays } from '../../../dues/self-repair.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { DaysOf } from './said-days.ts';
import { repair } from './wordings.ts';

/** 「火曜までに聞いておきます。いや、先方が月曜休みなので、水曜で。」 */
export function takenBackIn(around: readonly DaysOf[], told: ReadonlySet<string>) {
  const said = around.map((one) => saidDays(one, told));
  return repairsIn(said, repair);
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
