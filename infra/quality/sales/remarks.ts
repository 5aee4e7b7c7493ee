import type { ToldAmount } from './amounts.ts';
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

/** The same of figures. */
export function remarksOnAmounts(
  listed: readonly ToldAmount[],
  gold: Gold['amounts'],
  pairs: Pairs,
): readonly string[] {
  const found = new Set(pairs.values());
  const inWords = ({ value, unit }: ToldAmount) => [value, ...(unit === null ? [] : [unit])].join(' ');
  return [
    ...gold.filter((one, j) => !one.optional && !found.has(j)).map((one) => `missed, amounts: ${inWords(one)}`),
    ...listed.filter((_, i) => !pairs.has(i)).map((one) => `wrong, amounts: ${inWords(one)}`),
  ];
}

/** The same of the day and the time to meet. */
export function remarksOnNextMeeting(told: ToldMinutes['nextMeeting'], gold: Gold['nextMeeting']): readonly string[] {
  const inWords = (one: ToldMinutes['nextMeeting'] | Gold['nextMeeting']) =>
    one ? [one.date, ...(one.time === null ? [] : [one.time])].join(' ') : 'none';
  return [`wrong, nextMeeting: ${inWords(told)} in place of ${inWords(gold)}`];
}
