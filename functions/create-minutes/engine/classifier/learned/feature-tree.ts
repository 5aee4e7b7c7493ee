import { partsOfFeature } from './features.ts';

/** What a feature adds to the log-odds: the number of a kind and the amount, and so on; what is not listed adds nothing. */
export type Weights = readonly number[];

/** Features by their frame and their words, one after the other, so that the many nobody knows are never put together. */
export interface FeatureTree {
  adds: Weights | undefined;
  next: Map<string, FeatureTree> | undefined;
}

export function featureTreeOf(weights: Readonly<Record<string, Weights>>): FeatureTree {
  const root: FeatureTree = { adds: undefined, next: undefined };
  for (const [name, adds] of Object.entries(weights)) {
    const { frame, words } = partsOfFeature(name);
    [frame, ...words].reduce(after, root).adds = adds;
  }
  return root;
}

function after(from: FeatureTree, part: string): FeatureTree {
  from.next ??= new Map();
  const known = from.next.get(part);
  if (known) return known;
  const tree: FeatureTree = { adds: undefined, next: undefined };
  from.next.set(part, tree);
  return tree;
}

/** Undefined where nobody knows the feature. */
export function weightsOf(
  root: FeatureTree,
  frame: string,
  first: string,
  second: string | undefined,
  third: string | undefined,
): Weights | undefined {
  let tree = root.next?.get(frame)?.next?.get(first);
  if (second !== undefined) tree = tree?.next?.get(second);
  if (third !== undefined) tree = tree?.next?.get(third);
  return tree?.adds;
}
