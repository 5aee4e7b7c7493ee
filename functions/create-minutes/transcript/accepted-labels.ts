import type { People } from './people.ts';
import type { Label } from './speaker.ts';

/**
 * Which labels are names. One that may as well be the beginning of a sentence is a name when it is a participant's,
 * comes twice, or stands in a transcript in which most lines begin so and none begins with a plainer name. A phrase in
 * lower case, such as `john smith` or `north site`, must come twice where most lines begin with a label, else thrice.
 */
export function acceptedLabels(candidates: readonly (Label | undefined)[], people: People): (label: Label) => boolean {
  const counts = new Map<string, number>();
  let [plain, doubtful] = [0, 0];
  for (const label of candidates) {
    if (!label) continue;
    if (!label.doubtful) plain += 1;
    else {
      doubtful += 1;
      counts.set(label.speaker, (counts.get(label.speaker) ?? 0) + 1);
    }
  }
  const mostLabelled = (plain + doubtful) * 2 >= candidates.length;
  const allDoubtful = plain === 0 && mostLabelled;
  return ({ speaker, doubtful: inDoubt, isPhrase }) => {
    if (!inDoubt || people.likely(speaker) !== undefined) return true;
    const count = counts.get(speaker) ?? 0;
    return isPhrase ? count >= (mostLabelled ? 2 : 3) : allDoubtful || count > 1;
  };
}
