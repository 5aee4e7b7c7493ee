import type { Tree } from '../model.ts';

/** Trees as rows of numbers, a node to a place: a walk through them follows no pointers and unpacks no numbers. */
export interface Forest {
  readonly roots: Int32Array;
  /** What a fork looks at; -1 for a leaf. */
  readonly traits: Int32Array;
  /** The threshold of a fork, what a leaf adds. */
  readonly amounts: Float64Array;
  /** Where a fork goes from its threshold on; below it, to the next place. */
  readonly right: Int32Array;
}

const known = new WeakMap<readonly Tree[], Forest>();

/** Planted when they are first asked for. @param trees that stay as they are */
export function forestOf(trees: readonly Tree[]): Forest {
  const forest = known.get(trees) ?? plant(trees);
  known.set(trees, forest);
  return forest;
}

function plant(trees: readonly Tree[]): Forest {
  const [traits, amounts, right]: [number[], number[], number[]] = [[], [], []];
  const add = (tree: Tree): number => {
    const place = traits.length;
    const isLeaf = typeof tree === 'number';
    traits.push(isLeaf ? -1 : tree[0]);
    amounts.push(isLeaf ? tree : tree[1]);
    right.push(place);
    if (isLeaf) return place;
    add(tree[2]);
    right[place] = add(tree[3]);
    return place;
  };
  return {
    roots: Int32Array.from(trees.map(add)),
    traits: Int32Array.from(traits),
    amounts: Float64Array.from(amounts),
    right: Int32Array.from(right),
  };
}
