import type { FeatureModel } from '#functions/create-minutes/engine/feature-odds.ts';
import { fitLinear } from '../talks/fit-linear.ts';
import { bestLabel } from './labelled.ts';

/** What a line has, which kind of meeting it is of, and how a reader judged it: 0 to the best label. */
export interface JudgedLine {
  readonly features: readonly string[];
  readonly kind: string;
  readonly label: number;
}

/** What is seen less often tells nothing; of several kinds of meetings, what is seen in one alone may be of a subject. */
const leastSeen = 5;
const leastInKind = 2;
const pull = 2;

/**
 * Log-odds by features that a line is as a reader wants it; the same lines give the same weights.
 * @param leastKinds in so many kinds of meetings a feature must be seen
 */
export function fitSparse(lines: readonly JudgedLine[], leastKinds: number): FeatureModel {
  const seen = new Map<string, Map<string, number>>();
  for (const { features, kind } of lines) {
    for (const feature of features) {
      const kinds = seen.get(feature) ?? new Map<string, number>();
      seen.set(feature, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    }
  }
  const isUsed = (counts: readonly number[]) =>
    counts.reduce((sum, count) => sum + count, 0) >= leastSeen &&
    counts.filter((count) => count >= leastInKind).length >= leastKinds;
  const names = [...seen].filter(([, kinds]) => isUsed([...kinds.values()])).map(([name]) => name);
  const numbers = new Map(names.toSorted().map((name, number) => [name, number]));
  const { bias, weights } = fitLinear(
    {
      features: lines.map(({ features }) => Int32Array.from(features.flatMap((name) => numbers.get(name) ?? []))),
      labels: Float64Array.from(lines, ({ label }) => label / bestLabel),
      weights: Float64Array.from(lines, () => 1),
      size: numbers.size,
    },
    { pull },
  );
  return { bias, weights: new Map([...numbers].map(([name, number]) => [name, weights[number] ?? 0])) };
}
