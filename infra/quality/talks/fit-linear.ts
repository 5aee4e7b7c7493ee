import { generator } from '../chance.ts';

/** One example: its features by number, and how far it is of the kind: 0 to 1. */
export interface SparseExamples {
  readonly features: readonly Int32Array[];
  readonly labels: Float64Array;
  /** How much an example counts; 0 leaves it out. */
  readonly weights: Float64Array;
  readonly size: number;
}

export interface LinearFit {
  readonly bias: number;
  readonly weights: Float64Array;
}

const epochs = 4;
const rate = 0.1;
/** Pulls towards 0: absolute, where nothing else is asked, and squared. */
const usualPull = 5;
const l2 = 1;

export interface LinearHabits {
  /** The higher, the fewer weights. */
  readonly pull?: number;
  /** Whether weights may lie below 0. */
  readonly negative?: boolean;
}

/**
 * Logistic regression with few weights by FTRL-Proximal (McMahan et al., KDD 2013): what is seen seldom or tells nothing stays 0.
 * Examples are taken in a fixed mixed order, so the same examples give the same weights.
 */
export function fitLinear(
  { features, labels, weights: counts, size }: SparseExamples,
  { pull: l1 = usualPull, negative = true }: LinearHabits = {},
): LinearFit {
  const z = new Float64Array(size + 1);
  const n = new Float64Array(size + 1);
  const weight = (i: number) => {
    const own = z[i] ?? 0;
    const sign = own < 0 ? -1 : 1;
    const pull = i === size ? 0 : l1;
    if (own * sign <= pull || (own > 0 && i !== size && !negative)) return 0;
    return -(own - sign * pull) / ((1 + Math.sqrt(n[i] ?? 0)) / rate + l2);
  };
  const order = mixed(features.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of order) {
      const count = counts[at] ?? 0;
      if (count === 0) continue;
      const own = features[at] ?? new Int32Array();
      let sum = weight(size);
      for (const i of own) sum += weight(i);
      const slope = (1 / (1 + Math.exp(-sum)) - (labels[at] ?? 0)) * count;
      const step = (i: number) => {
        const before = n[i] ?? 0;
        const sigma = (Math.sqrt(before + slope * slope) - Math.sqrt(before)) / rate;
        z[i] = (z[i] ?? 0) + slope - sigma * weight(i);
        n[i] = before + slope * slope;
      };
      step(size);
      for (const i of own) step(i);
    }
  }
  return { bias: weight(size), weights: Float64Array.from({ length: size }, (_, i) => weight(i)) };
}

function mixed(length: number): readonly number[] {
  const order = Array.from({ length }, (_, i) => i);
  const random = generator(1);
  for (let i = length - 1; i > 0; i--) {
    const j = (random() * 2 ** 32) % (i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}
