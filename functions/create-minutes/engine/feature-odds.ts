import { late } from '#shared/runtime/late.ts';

/** What each feature adds to the log-odds of something. */
export interface FeatureModel {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** Log-odds by what was learnt of these features; of others nothing was. */
export function featureOdds({ bias, weights }: FeatureModel, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), bias);
}

/** The same by a model as it is stored, which is read when it is first asked. */
export function storedOdds(stored: {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}): (features: readonly string[]) => number {
  const model = late((): FeatureModel => ({ bias: stored.bias, weights: new Map(Object.entries(stored.weights)) }));
  return (features) => featureOdds(model(), features);
}

/** How likely something of these log-odds is: 0 to 1. */
export function likelihood(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
