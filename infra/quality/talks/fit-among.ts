import { addTrees, type TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { amongOthers, type Weighed } from '#functions/create-minutes/facts/amounts/weighed/among.ts';
import type { FigureRow } from './figure-rows.ts';
import { fitTreesTo, leftOutOf } from './fit-facts.ts';

export interface FittedAmong {
  readonly among: TreeModel;
  /** Of each row, by models that the author of its talk had no part in. */
  readonly leftOut: Float64Array;
}

/** There is little to see but what the first trees made of it. */
const growth = { rounds: 120, depth: 3, rate: 0.06 } as const;

/** Trees over what each reading is worth alone, by `alone`, and the figures around it. */
export function fitAmong(rows: readonly FigureRow[], alone: Float64Array): FittedAmong {
  const traits = amongOf(rows, alone);
  const seen = rows.flatMap((row, i) => {
    const own = traits[i];
    return own ? [{ row, i, own }] : [];
  });
  const used = seen.map(({ row }) => row);
  const own = seen.map((one) => one.own);
  const odds = leftOutOf(used, (taught) => {
    const trees = fitTreesTo(used, own, taught, growth);
    return (row) => addTrees(trees, own[row] ?? new Float64Array());
  });
  const leftOut = Float64Array.from(alone);
  for (const [at, { i }] of seen.entries()) leftOut[i] = odds[at] ?? 0;
  return { among: fitTreesTo(used, own, [...used.keys()], growth), leftOut };
}

/** The rows of a talk follow each other, as do those of a figure. */
function amongOf(rows: readonly FigureRow[], alone: Float64Array): readonly (Float64Array | undefined)[] {
  const talks = new Map<string, Map<object, Weighed[]>>();
  for (const [i, { id, reading }] of rows.entries()) {
    const figures = talks.get(id) ?? new Map<object, Weighed[]>();
    const readings = figures.get(reading.figure) ?? [];
    readings.push({ reading, odds: alone[i] ?? 0 });
    talks.set(id, figures.set(reading.figure, readings));
  }
  return [...talks.values()].flatMap((figures) => amongOthers([...figures.values()]).flat());
}
