import { type Outcome, outcomes, type SceneScore } from './measure-scenes.ts';

/** How many scenes of each file came to what. */
export function tallyScenes(scores: readonly SceneScore[]): Readonly<Record<string, Partial<Record<Outcome, number>>>> {
  const files = Object.groupBy(scores, ({ id }) => id.replace(/-\d+$/, ''));
  return Object.fromEntries(
    Object.entries(files).map(([file, own = []]) => [
      file,
      Object.fromEntries(outcomes.map((one) => [one, own.filter(({ outcome }) => outcome === one).length])),
    ]),
  );
}

/** A line for each file. */
export function printScenes(scores: readonly SceneScore[]): string {
  return Object.entries(tallyScenes(scores))
    .map(([file, tally]) => {
      const counts = outcomes.map((one) => `${one} ${tally[one] ?? 0}`).join(', ');
      const all = Object.values(tally).reduce((sum, one) => sum + one, 0);
      return `${file}: ${(tally.right ?? 0) + (tally.none ?? 0)} of ${all} (${counts})`;
    })
    .join('\n');
}
