import { addTrees, type TreeModel } from '../engine/classifier/model.ts';

/** What was learnt of facts, by `infra/quality/talks/train-facts.ts`, as it is stored. */
export interface StoredModel {
  readonly bias: number;
  /** What each feature adds to the log-odds. */
  readonly weights: Readonly<Record<string, number>>;
  /** Over what the words tell, and more. */
  readonly trees: TreeModel;
}

export interface WeighedModel {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
  /** Of features that begin with a prefix, `money: per user`: by what follows it, the weight with each prefix. */
  readonly byFeature: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly first: TreeModel;
  readonly rest: TreeModel;
}

/**
 * Trees after which what is hopeless is given up, and the log-odds it then has: no list of figures of talks left out of the
 * fit changed by it.
 */
const firstTrees = 60;
export const hopeless = -3;

/** A model, read when it is first asked for. */
export function storedWeights(stored: object): () => WeighedModel {
  let read: WeighedModel | undefined;
  return () => {
    if (read) return read;
    const { bias, weights, trees } = stored as StoredModel;
    read = {
      bias,
      weights: new Map(Object.entries(weights)),
      byFeature: byFeature(weights),
      first: { bias: trees.bias, trees: trees.trees.slice(0, firstTrees) },
      rest: { bias: 0, trees: trees.trees.slice(firstTrees) },
    };
    return read;
  };
}

function byFeature(weights: StoredModel['weights']): WeighedModel['byFeature'] {
  const rows = new Map<string, Map<string, number>>();
  for (const [name, weight] of Object.entries(weights)) {
    const at = name.indexOf(': ');
    if (at < 0) continue;
    const feature = name.slice(at + 2);
    rows.set(feature, (rows.get(feature) ?? new Map<string, number>()).set(name.slice(0, at), weight));
  }
  return rows;
}

/** Log-odds by words alone. */
export function oddsByWords(features: Iterable<string>, { bias, weights }: WeighedModel): number {
  let sum = bias;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

export function oddsByTrees(traits: Float64Array, { first, rest }: WeighedModel): number {
  const odds = addTrees(first, traits);
  return odds < hopeless ? odds : odds + addTrees(rest, traits);
}
