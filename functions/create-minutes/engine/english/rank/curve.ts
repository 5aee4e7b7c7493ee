/** `[from, adds]`: what is added when there is at least so much of a trait; amounts rise. */
export type Steps = readonly (readonly [from: number, adds: number])[];

/** How much a trait adds to log-odds in all, from each amount on. */
export interface Curve {
  readonly from: readonly number[];
  readonly adds: readonly number[];
}

export function curveOf(steps: Steps): Curve {
  let sum = 0;
  const adds = steps.map(([, add]) => {
    sum += add;
    return sum;
  });
  return { from: steps.map(([from]) => from), adds };
}

export function addedBy({ from, adds }: Curve, amount: number): number {
  let last = -1;
  while (last + 1 < from.length && amount >= (from[last + 1] ?? 0)) last++;
  return adds[last] ?? 0;
}
