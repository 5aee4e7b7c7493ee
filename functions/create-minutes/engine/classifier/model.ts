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

/** Log-odds by feature and kind; what is not listed adds nothing. */
export interface LinearModel {
  readonly bias: Readonly<Record<Kind, number>>;
  readonly weights: Readonly<Record<string, Readonly<Partial<Record<Kind, number>>>>>;
}

/** A leaf adds to the log-odds; a fork goes left below its threshold: `[trait, threshold, left, right]`. */
export type Tree = number | readonly [trait: number, threshold: number, left: Tree, right: Tree];

export interface TreeModel {
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** Log-odds of a row of traits. */
export function addTrees({ bias, trees }: TreeModel, traits: Float64Array): number {
  let sum = bias;
  for (const tree of trees) {
    let node = tree;
    while (typeof node !== 'number') node = (traits[node[0]] ?? 0) < node[1] ? node[2] : node[3];
    sum += node;
  }
  return sum;
}
