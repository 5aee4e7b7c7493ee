/** Rows of traits, and how far each is of the kind: 0 to 1. */
export interface LabelledRows {
  readonly rows: readonly Float64Array[];
  readonly labels: readonly number[];
}

export interface LogisticFit {
  readonly bias: number;
  readonly weights: readonly number[];
}

const sweeps = 60;
/** Pulls towards 0 what the rows do not bear out, in units of the traits' spread. */
const shrinkage = 10;

/** Logistic regression with a squared pull towards 0, one weight after the other until they rest. The same rows give the same weights. */
export function fitLogistic({ rows, labels }: LabelledRows): LogisticFit {
  const size = rows[0]?.length ?? 0;
  const scales = Array.from({ length: size }, (_, trait) => scaleOf(rows.map((row) => row[trait] ?? 0)));
  const columns = scales.map(({ mean, spread }, trait) => rows.map((row) => ((row[trait] ?? 0) - mean) / spread));
  const ones = rows.map(() => 1);
  const odds = new Float64Array(rows.length);
  const weights = new Float64Array(size);
  let bias = 0;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    bias += stepAlong(ones, odds, labels, 0, 0);
    for (const [trait, column] of columns.entries())
      weights[trait] = (weights[trait] ?? 0) + stepAlong(column, odds, labels, weights[trait] ?? 0, shrinkage);
  }
  const plain = scales.map(({ spread }, trait) => (weights[trait] ?? 0) / spread);
  return { bias: scales.reduce((sum, { mean }, trait) => sum - mean * (plain[trait] ?? 0), bias), weights: plain };
}

export function oddsOf({ bias, weights }: LogisticFit, row: Float64Array): number {
  return weights.reduce((sum, weight, trait) => sum + weight * (row[trait] ?? 0), bias);
}

function scaleOf(amounts: readonly number[]): { readonly mean: number; readonly spread: number } {
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const variance = amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0) / amounts.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

/** Newton's step for one weight; the odds follow. */
function stepAlong(
  column: readonly number[],
  odds: Float64Array,
  labels: readonly number[],
  weight: number,
  pull: number,
): number {
  let [slope, information] = [-pull * weight, pull];
  for (const [i, amount] of column.entries()) {
    const likely = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
    slope += ((labels[i] ?? 0) - likely) * amount;
    information += likely * (1 - likely) * amount ** 2;
  }
  const step = slope / information;
  for (const [i, amount] of column.entries()) odds[i] = (odds[i] ?? 0) + step * amount;
  return step;
}
