import type { Gold } from './gold.ts';
import type { Pairs } from './pair.ts';
import type { ToldMinutes } from './told.ts';

const lists = ['decisions', 'actionItems', 'openQuestions', 'objections'] as const;

/** What is missing in the minutes, and what should not be there, in words. */
export function remarksOn(
  told: ToldMinutes,
  gold: Gold,
  pairs: Readonly<Record<(typeof lists)[number], Pairs>>,
): readonly string[] {
  return lists.flatMap((list) => {
    const found = new Set(pairs[list].values());
    return [
      ...gold[list].filter((one, j) => !one.optional && !found.has(j)).map(({ text }) => `missed, ${list}: ${text}`),
      ...told[list].filter((_, i) => !pairs[list].has(i)).map(({ text }) => `wrong, ${list}: ${text}`),
    ];
  });
}
