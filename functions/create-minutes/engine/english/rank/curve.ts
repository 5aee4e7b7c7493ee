/** `[from, adds]`: what is added when there is at least so much of a trait; amounts rise. */
export type Steps = readonly (readonly [from: number, adds: number])[];

/** How much a trait adds to log-odds in all, from each amount on. */
export interface Curve {
  readonly from: Float64Array;
  readonly adds: Float64Array;
}

export function curveOf(steps: Steps): Curve {
  const from = new Float64Array(steps.length);
  const adds = new Float64Array(steps.length);
  let sum = 0;
  for (const [place, [least, add]] of steps.entries()) {
    sum += add;
    from[place] = least;
    adds[place] = sum;
  }
  return { from, adds };
}

/** Asked for every trait of every sentence, so the place of the amount is found by halves. */
export function addedBy({ from, adds }: Curve, amount: number): number {
  let [low, high] = [0, from.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (amount >= (from[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (adds[low - 1] ?? 0);
}
