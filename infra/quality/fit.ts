import { binOf } from './bins.ts';
import { generator } from './chance.ts';

/** Sentences with the amounts of their traits by number, and how far each is of the kind: 0 to 1. */
export interface Examples {
  /** By trait, by sentence. */
  readonly amounts: readonly Float64Array[];
  readonly labels: Float64Array;
}

export interface Step {
  readonly trait: number;
  readonly from: number;
  readonly adds: number;
}

export interface Fit {
  readonly bias: number;
  readonly steps: readonly Step[];
}

const rate = 0.1;
/** Of the sentences and of the traits, each round looks at so many only: what is found by chance is not found again. */
const sentenceShare = 0.7;
const traitShare = 0.4;
/** Pull towards 0, and the least information (sum of p(1-p)) on either side of a step. */
const shrinkage = 5;
const leastInformation = 5;
const mostRanges = 24;
/** The mean over several runs of chance depends on none of them. */
const seeds = [1, 2, 3];

/**
 * An additive model by boosting (Friedman, Annals of Statistics 29, 2001): each round adds the one step of one trait that
 * explains most of what is left. Trees of two or three levels were no better on meetings left out of the fit, and steps
 * can be read. Chance comes from a fixed generator, so the same examples give the same weights.
 */
export function fitSteps(examples: Examples, rounds: number): Fit {
  const fits = seeds.map((seed) => fitOnce(examples, rounds, seed));
  return {
    bias: fits.reduce((sum, { bias }) => sum + bias, 0) / fits.length,
    steps: fits.flatMap(({ steps }) => steps.map((step) => ({ ...step, adds: step.adds / fits.length }))),
  };
}

function fitOnce({ amounts, labels }: Examples, rounds: number, seed: number): Fit {
  const size = labels.length;
  const edges = amounts.map(edgesOf);
  const ranges = amounts.map((own, trait) => own.map((amount) => binOf(amount, edges[trait] ?? [])));
  const mean = labels.reduce((sum, label) => sum + label, 0) / size;
  const bias = Math.log(mean / (1 - mean));
  const odds = new Float64Array(size).fill(bias);
  const random = generator(seed);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round++) {
    const tried = edges.flatMap((own, trait) => (own.length > 0 && random() < traitShare ? [trait] : []));
    const drawn = [...odds.keys()].filter(() => random() < sentenceShare);
    const best = bestStep(drawn, tried, ranges, edges, slopesOf(odds, labels));
    if (!best) continue;
    steps.push({ trait: best.trait, from: edges[best.trait]?.[best.range] ?? 0, adds: best.above - best.below });
    const own = ranges[best.trait] ?? new Float64Array();
    for (let i = 0; i < size; i++) odds[i] = (odds[i] ?? 0) + ((own[i] ?? 0) > best.range ? best.above : best.below);
  }
  return { bias: odds.reduce((sum, one, i) => sum + one - stepsOf(steps, amounts, i), 0) / size, steps };
}

function stepsOf(steps: readonly Step[], amounts: readonly Float64Array[], at: number): number {
  return steps.reduce((sum, { trait, from, adds }) => sum + ((amounts[trait]?.[at] ?? 0) >= from ? adds : 0), 0);
}

interface Slopes {
  readonly error: Float64Array;
  readonly information: Float64Array;
}

function slopesOf(odds: Float64Array, labels: Float64Array): Slopes {
  const likely = odds.map((one) => 1 / (1 + Math.exp(-one)));
  return {
    error: likely.map((p, i) => (labels[i] ?? 0) - p),
    information: likely.map((p) => p * (1 - p)),
  };
}

interface Best {
  readonly trait: number;
  readonly range: number;
  readonly below: number;
  readonly above: number;
}

function bestStep(
  drawn: readonly number[],
  tried: readonly number[],
  ranges: readonly Float64Array[],
  edges: readonly (readonly number[])[],
  { error, information }: Slopes,
): Best | undefined {
  let best: Best | undefined;
  let most = 0;
  for (const trait of tried) {
    const own = ranges[trait] ?? new Float64Array();
    const errors = new Float64Array((edges[trait]?.length ?? 0) + 1);
    const informed = new Float64Array(errors.length);
    for (const i of drawn) {
      const range = own[i] ?? 0;
      errors[range] = (errors[range] ?? 0) + (error[i] ?? 0);
      informed[range] = (informed[range] ?? 0) + (information[i] ?? 0);
    }
    const all = [errors.reduce((a, b) => a + b, 0), informed.reduce((a, b) => a + b, 0)] as const;
    let [error0, informed0] = [0, 0];
    for (let range = 0; range + 1 < errors.length; range++) {
      error0 += errors[range] ?? 0;
      informed0 += informed[range] ?? 0;
      const [error1, informed1] = [all[0] - error0, all[1] - informed0];
      if (informed0 < leastInformation || informed1 < leastInformation) continue;
      const gain = error0 ** 2 / (informed0 + shrinkage) + error1 ** 2 / (informed1 + shrinkage);
      if (gain - all[0] ** 2 / (all[1] + shrinkage) <= most) continue;
      most = gain - all[0] ** 2 / (all[1] + shrinkage);
      const [below, above] = [error0 / (informed0 + shrinkage), error1 / (informed1 + shrinkage)];
      best = { trait, range, below: rate * below, above: rate * above };
    }
  }
  return best;
}

/** Amounts at which a range of a trait begins, rising; what is 0 is below the first. */
function edgesOf(amounts: Float64Array): readonly number[] {
  const told = amounts.filter((amount) => amount > 0).sort();
  const picked = Array.from({ length: mostRanges }, (_, i) => told[Math.floor((i * told.length) / mostRanges)] ?? 0);
  return [...new Set(picked.map((edge) => Number(edge.toPrecision(3))))].filter((edge) => edge > 0);
}
