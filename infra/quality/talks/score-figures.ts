import { leastOdds } from '#functions/create-minutes/facts/amounts/weighed/model.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import type { Example } from './examples.ts';
import { type FigureRow, keyOfGold } from './figure-rows.ts';
import { groupOf, groupsOf } from './groups.ts';

/** Precision, recall and F1 of the figures that are listed by these odds, a line for each group. */
export function tellFigures(
  examples: readonly Example[],
  rows: readonly FigureRow[],
  odds: Float64Array,
  code: Talk['code'],
): readonly string[] {
  const listed = listedBy(rows, odds, leastOdds[code]);
  return groupsOf(examples).map((group) => {
    const sum = { right: 0, wrong: 0, missed: 0 };
    for (const { id, gold } of examples.filter((one) => groupOf(one.id) === group)) {
      const told = listed.get(id) ?? new Set<string>();
      const known = new Map(gold.amounts.map((one) => [keyOfGold(one), one.optional]));
      const required = [...known].filter(([, optional]) => !optional).map(([key]) => key);
      sum.right += required.filter((key) => told.has(key)).length;
      sum.missed += required.filter((key) => !told.has(key)).length;
      sum.wrong += [...told].filter((key) => !known.has(key)).length;
    }
    const { right, wrong, missed } = sum;
    const rates = [right / (right + wrong), right / (right + missed), (2 * right) / (2 * right + wrong + missed)];
    return `${code}-${group} amounts ${rates.map((one) => (100 * one).toFixed(1)).join(' / ')}`;
  });
}

function listedBy(rows: readonly FigureRow[], odds: Float64Array, least: number): ReadonlyMap<string, Set<string>> {
  /** Readings of one figure exclude each other. */
  const best = new Map<object, number>();
  for (const [i, { reading }] of rows.entries()) {
    const known = best.get(reading.figure);
    if (known === undefined || (odds[i] ?? 0) > (odds[known] ?? 0)) best.set(reading.figure, i);
  }
  const listed = new Map<string, Set<string>>();
  for (const i of best.values()) {
    const row = rows[i];
    if (row && (odds[i] ?? 0) > least) listed.set(row.id, (listed.get(row.id) ?? new Set()).add(row.key));
  }
  return listed;
}
