import type { TreeModel } from '../engine/classifier/model.ts';

/** What was learnt of facts, by `infra/quality/talks/train-facts.ts`: what words around them tell, and trees over that and more. */
export interface WeighedModel {
  readonly bias: number;
  /** What each feature adds to the log-odds. */
  readonly weights: Readonly<Record<string, number>>;
  readonly trees: TreeModel;
}

/** Log-odds by words alone. */
export function oddsByWords(features: ReadonlySet<string>, { bias, weights }: WeighedModel): number {
  let sum = bias;
  for (const feature of features) if (Object.hasOwn(weights, feature)) sum += weights[feature] ?? 0;
  return sum;
}
