import type { People } from './people.ts';
import type { Label } from './speaker.ts';

/**
 * Which labels are names. One that may as well be the beginning of a sentence is a name when it is a participant's,
 * comes twice, or stands in a transcript in which most lines begin so and none begins with a plainer name.
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
  const allDoubtful = plain === 0 && doubtful * 2 >= candidates.length;
  return ({ speaker, doubtful: inDoubt }) =>
    !inDoubt || allDoubtful || (counts.get(speaker) ?? 0) > 1 || people.likely(speaker) !== undefined;
}
