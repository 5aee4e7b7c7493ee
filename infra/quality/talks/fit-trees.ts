import type { Tree, TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { binOf } from '../bins.ts';
import { generator } from '../chance.ts';

const mostBins = 32;
/** How many trees, how deep, and how much each of them counts. */
export interface Growth {
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
}

const usual: Growth = { rounds: 120, depth: 3, rate: 0.08 };
/** Pull towards 0, and the least information (sum of p(1-p)) on either side of a fork. */
const shrinkage = 5;
const leastInformation = 1.5;
/** Of the traits each round looks at so many only: what is found by chance is not found again. */
const traitShare = 0.3;

export interface Rows {
  readonly traits: readonly Float64Array[];
  readonly labels: Float64Array;
  readonly weights: Float64Array;
}

interface Growing {
  readonly bins: readonly Uint8Array[];
  readonly edges: readonly (readonly number[])[];
  readonly slopes: Float64Array;
  readonly information: Float64Array;
  readonly odds: Float64Array;
  readonly rate: number;
}

/** Small trees by boosting (Friedman, Annals of Statistics 29, 2001). Chance comes from a fixed generator: the same rows give the same trees. */
export function fitTrees({ traits, labels, weights }: Rows, { rounds, depth, rate }: Growth = usual): TreeModel {
  const edges = edgesOf(traits);
  const bins = edges.map((own, trait) => Uint8Array.from(traits, (row) => binOf(row[trait] ?? 0, own)));
  const counted = traits.flatMap((_, i) => ((weights[i] ?? 0) > 0 ? [i] : []));
  const all = counted.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
  const share = counted.reduce((sum, i) => sum + (weights[i] ?? 0) * (labels[i] ?? 0), 0) / all;
  const bias = rounded(Math.log(share / (1 - share)));
  const odds = new Float64Array(traits.length).fill(bias);
  const random = generator(7);
  const trees: Tree[] = [];
  for (let round = 0; round < rounds; round++) {
    const likely = odds.map((one) => 1 / (1 + Math.exp(-one)));
    const slopes = likely.map((p, i) => (weights[i] ?? 0) * ((labels[i] ?? 0) - p));
    const information = likely.map((p, i) => (weights[i] ?? 0) * p * (1 - p));
    const tried = [...edges.keys()].filter(() => random() < traitShare);
    trees.push(grow(Int32Array.from(counted), depth, tried, { bins, edges, slopes, information, odds, rate }));
  }
  return { bias, trees };
}

function grow(rows: Int32Array, levels: number, tried: readonly number[], growing: Growing): Tree {
  const { bins, edges } = growing;
  const fork = levels > 0 ? bestFork(rows, tried, growing) : undefined;
  if (!fork) return leafOf(rows, growing);
  const own = bins[fork.trait] ?? new Uint8Array();
  const left = rows.filter((i) => (own[i] ?? 0) <= fork.bin);
  const right = rows.filter((i) => (own[i] ?? 0) > fork.bin);
  return [
    fork.trait,
    edges[fork.trait]?.[fork.bin] ?? 0,
    grow(left, levels - 1, tried, growing),
    grow(right, levels - 1, tried, growing),
  ];
}

function leafOf(rows: Int32Array, { slopes, information, odds, rate }: Growing): number {
  const slope = rows.reduce((sum, i) => sum + (slopes[i] ?? 0), 0);
  const informed = rows.reduce((sum, i) => sum + (information[i] ?? 0), 0);
  const adds = rounded((rate * slope) / (informed + shrinkage));
  for (const i of rows) odds[i] = (odds[i] ?? 0) + adds;
  return adds;
}

interface Fork {
  readonly trait: number;
  readonly bin: number;
}

function bestFork(
  rows: Int32Array,
  tried: readonly number[],
  { bins, edges, slopes, information }: Growing,
): Fork | undefined {
  const all = rows.reduce((sum, i) => sum + (slopes[i] ?? 0), 0);
  const informed = rows.reduce((sum, i) => sum + (information[i] ?? 0), 0);
  const whole = all ** 2 / (informed + shrinkage);
  const slopeIn = new Float64Array(mostBins + 1);
  const informationIn = new Float64Array(mostBins + 1);
  let best: Fork | undefined;
  let most = 1e-6;
  for (const trait of tried) {
    const forks = edges[trait]?.length ?? 0;
    const own = bins[trait] ?? new Uint8Array();
    slopeIn.fill(0);
    informationIn.fill(0);
    for (const i of rows) {
      const bin = own[i] ?? 0;
      slopeIn[bin] = (slopeIn[bin] ?? 0) + (slopes[i] ?? 0);
      informationIn[bin] = (informationIn[bin] ?? 0) + (information[i] ?? 0);
    }
    let [left, informedLeft] = [0, 0];
    for (let bin = 0; bin < forks; bin++) {
      left += slopeIn[bin] ?? 0;
      informedLeft += informationIn[bin] ?? 0;
      const informedRight = informed - informedLeft;
      if (informedLeft < leastInformation || informedRight < leastInformation) continue;
      const gain = left ** 2 / (informedLeft + shrinkage) + (all - left) ** 2 / (informedRight + shrinkage) - whole;
      if (gain <= most) continue;
      most = gain;
      best = { trait, bin };
    }
  }
  return best;
}

/** Amounts of each trait at which a bin begins, rising. */
function edgesOf(traits: readonly Float64Array[]): readonly (readonly number[])[] {
  return Array.from({ length: traits[0]?.length ?? 0 }, (_, trait) => {
    const sorted = Float64Array.from(traits, (row) => row[trait] ?? 0).sort();
    const picked = Array.from(
      { length: mostBins - 1 },
      (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / mostBins)] ?? 0,
    );
    return [...new Set(picked.map(rounded))].filter((edge) => edge > (sorted[0] ?? 0));
  });
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
