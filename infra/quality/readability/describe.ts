import { bestLabel } from './labelled.ts';

/** Better halves are what the summary is chosen from. */
const share = 0.4;

/**
 * How well tellings are told apart, in words: by log-odds of each.
 * @param worst what a telling of label 0 is called, and `finest` one of the best label
 */
export function describeJudgement(
  labels: readonly number[],
  odds: readonly number[],
  { worst, finest }: { readonly worst: string; readonly finest: string },
): string {
  const judged = labels.map((label, i) => ({ label, odds: odds[i] ?? 0 })).sort((a, b) => b.odds - a.odds);
  const top = judged.slice(0, Math.round(judged.length * share));
  const part = (some: readonly { label: number }[], label: number) =>
    Math.round((100 * some.filter((one) => one.label === label).length) / some.length);
  const area = (least: number) => areaUnder(judged.map(({ label }) => label >= least)).toFixed(2);
  return `meetings left out of the fit (five folds): area under the curve ${area(1)} for what is not ${worst}, ${area(bestLabel)} for what is ${finest}; of the best ${100 * share} in 100, ${part(top, bestLabel)} in 100 ${finest} and ${part(top, 0)} ${worst}, of all ${part(judged, bestLabel)} and ${part(judged, 0)}`;
}

/** How often a right one stands before a wrong one. @param sorted the likeliest first */
function areaUnder(sorted: readonly boolean[]): number {
  let [right, pairs] = [0, 0];
  for (const holds of sorted) {
    if (holds) right++;
    else pairs += right;
  }
  return pairs / (right * (sorted.length - right));
}
