import { type FeatureTree, featureTreeOf, type Weights } from './learned/feature-tree.ts';
import { forestOf } from './learned/forest.ts';

/** What a remark may do or tell, as the linear models of both languages know it. */
export const kinds = [
  'decision',
  'action',
  'question',
  'objection',
  'reply',
  'appointment',
  'budget',
  'authority',
  'need',
  'timeline',
  'firmBudget',
  'firmAuthority',
  'firmNeed',
  'firmTimeline',
  'asksBudget',
  'asksAuthority',
  'asksNeed',
  'asksTimeline',
  'amount',
  'rival',
] as const;
export type Kind = (typeof kinds)[number];

/** The kinds that minutes list. */
export const acts = ['decision', 'action', 'question', 'objection'] as const satisfies readonly Kind[];
export type Act = (typeof acts)[number];

export interface LinearModel {
  readonly bias: Readonly<Record<Kind, number>>;
  readonly features: FeatureTree;
}

/** A model as it is stored, read when it is first asked for. */
export function storedModel(stored: { bias: LinearModel['bias']; weights: object }): () => LinearModel {
  let read: LinearModel | undefined;
  return () => {
    if (read) return read;
    const { bias, weights } = stored;
    read = { bias, features: featureTreeOf(weights as Readonly<Record<string, Weights>>) };
    return read;
  };
}

/** A leaf adds to the log-odds; a fork goes left below its threshold: `[trait, threshold, left, right]`. */
export type Tree = number | readonly [trait: number, threshold: number, left: Tree, right: Tree];

export interface TreeModel {
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** Trees of each act as they are stored. */
export function storedTrees(stored: object): Readonly<Record<Act, TreeModel>> {
  return stored as Readonly<Record<Act, TreeModel>>;
}

/** Log-odds of a row of traits. */
export function addTrees({ bias, trees }: TreeModel, row: Float64Array): number {
  const { roots, traits, amounts, right } = forestOf(trees);
  let sum = bias;
  for (let place of roots) {
    for (let trait = traits[place] ?? -1; trait >= 0; trait = traits[place] ?? -1)
      place = (row[trait] ?? 0) < (amounts[place] ?? 0) ? place + 1 : (right[place] ?? 0);
    sum += amounts[place] ?? 0;
  }
  return sum;
}
