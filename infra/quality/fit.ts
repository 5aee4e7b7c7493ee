/** Traits of a sentence by number, what is known beforehand (log-odds), and how far it is of the kind: 0 to 1. */
export interface Example {
  readonly traits: readonly number[];
  readonly prior: number;
  readonly label: number;
}

export interface Fit {
  readonly bias: number;
  readonly weights: Float64Array;
}

const rounds = 5;
/** The mean of the weights after each of the last rounds is steadier than those after the last. */
const averaged = 1;
/** The mean over several orders depends on none of them. */
const seeds = [1, 2, 3, 4];
const step = 0.1;
/** Pull towards 0: what is seldom seen keeps little weight. Chosen by cross-validation over meetings. */
const shrinkage = 0.002;

/**
 * Logistic regression by stochastic gradient descent with AdaGrad steps (Duchi, Hazan and Singer, JMLR 12, 2011). The
 * order is shuffled by a fixed generator, so the same examples give the same weights.
 */
export function fitWeights(examples: readonly Example[], size: number): Fit {
  const fits = seeds.map((seed) => fitOnce(examples, size, seed));
  return {
    bias: fits.reduce((sum, { bias }) => sum + bias, 0) / fits.length,
    weights: new Float64Array(size).map(
      (_, i) => fits.reduce((sum, { weights }) => sum + (weights[i] ?? 0), 0) / fits.length,
    ),
  };
}

function fitOnce(examples: readonly Example[], size: number, seed: number): Fit {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let bias = -4;
  let biasSquare = 1e-6;
  const mean = { bias: 0, weights: new Float64Array(size) };
  const order = examples.map((_, i) => i);
  const random = generator(seed);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const error = probability(logOdds(example, { bias, weights })) - example.label;
      biasSquare += error ** 2;
      bias -= (step * error) / Math.sqrt(biasSquare);
      for (const trait of example.traits) {
        const weight = weights[trait] ?? 0;
        const gradient = error + shrinkage * weight;
        const square = (squares[trait] ?? 0) + gradient ** 2;
        squares[trait] = square;
        weights[trait] = weight - (step * gradient) / Math.sqrt(square);
      }
    }
    if (round < rounds - averaged) continue;
    mean.bias += bias / averaged;
    for (let i = 0; i < size; i++) mean.weights[i] = (mean.weights[i] ?? 0) + (weights[i] ?? 0) / averaged;
  }
  return mean;
}

export function logOdds({ traits, prior }: Example, { bias, weights }: Fit): number {
  return traits.reduce((sum, trait) => sum + (weights[trait] ?? 0), bias + prior);
}

function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Numbers from 0 to 1, always the same (Numerical Recipes' linear congruential generator). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}
