import { type Kind, kinds } from '#functions/create-minutes/engine/classifier/model.ts';
import type { Example } from './examples.ts';
import { fitLinear, type LinearFit } from './fit-linear.ts';
import { isLeftOut, folds } from './folds.ts';
import type { Sparse } from './sparse.ts';
import type { Target } from './target.ts';

/** What words tell of one kind, learnt from the talks that are used. */
export function fitKind(
  kind: Kind,
  examples: readonly Example[],
  { names, features }: Sparse,
  isUsed: (talk: number) => boolean,
): LinearFit {
  const used = [...examples.keys()].filter(isUsed);
  const targets = used.flatMap((talk) => targetsFor(kind, examples[talk]));
  return fitLinear({
    features: used.flatMap((talk) => features[talk] ?? []),
    labels: Float64Array.from(targets, ({ label }) => label),
    weights: Float64Array.from(targets, ({ weight }) => weight),
    size: names.length,
  });
}

/** What is said of no kind is of none; by remark. */
export function targetsFor(kind: Kind, example: Example | undefined): readonly Target[] {
  const { targets, times } = example ?? { targets: [], times: 1 };
  return targets.map((own) => {
    const { label, weight } = own.get(kind) ?? { label: 0, weight: 1 };
    return { label, weight: weight * times };
  });
}

/** Odds by talk and remark, each talk by models that were not fitted to it. */
export function oddsLeftOut(examples: readonly Example[], sparse: Sparse): readonly (readonly Float64Array[])[] {
  const odds = examples.map(({ talk }) => talk.remarks.map(() => new Float64Array(kinds.length)));
  for (const [number, kind] of kinds.entries())
    for (let fold = 0; fold < folds; fold++) {
      const { bias, weights } = fitKind(kind, examples, sparse, (talk) => !isLeftOut(talk, fold));
      for (const [talk, own] of odds.entries()) {
        if (!isLeftOut(talk, fold)) continue;
        for (const [i, row] of own.entries())
          row[number] = (sparse.features[talk]?.[i] ?? noFeatures).reduce(
            (sum, feature) => sum + (weights[feature] ?? 0),
            bias,
          );
      }
    }
  return odds;
}

const noFeatures = new Int32Array();
