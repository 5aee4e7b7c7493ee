import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import { leastLearned } from '#functions/create-minutes/facts/competitors/weighed/weigh.ts';
import { tallyCompetitors } from '../sales/names.ts';
import type { Example } from './examples.ts';
import { groupOf, groupsOf } from './groups.ts';
import type { NameRow } from './name-rows.ts';

/** Precision, recall and F1 of the rivals that are listed by these odds, a line for each group. */
export function tellNames(
  examples: readonly Example[],
  rows: readonly NameRow[],
  odds: Float64Array,
  code: Talk['code'],
): readonly string[] {
  const least = leastLearned[code];
  const weighed = rows.map(({ id, name }, i) => ({ id, name, odds: odds[i] ?? 0 }));
  return groupsOf(examples).map((group) => {
    const sum = { hits: 0, wrong: 0, missed: 0 };
    for (const { id, gold } of examples.filter((one) => groupOf(one.id) === group)) {
      const own = weighed.filter((one) => one.id === id).sort((one, other) => other.odds - one.odds);
      const listed = own.filter((one, rank) => one.odds > (least[rank] ?? least[2]));
      const { hits, wrong, missed } = tallyCompetitors(
        listed.map(({ name }) => name),
        gold,
      );
      sum.hits += hits;
      sum.wrong += wrong;
      sum.missed += missed;
    }
    const { hits, wrong, missed } = sum;
    const rates = [hits / (hits + wrong), hits / (hits + missed), (2 * hits) / (2 * hits + wrong + missed)];
    return `${code}-${group} competitors ${rates.map((one) => (100 * one).toFixed(1)).join(' / ')}`;
  });
}
