import { type Act, addTrees, type TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { folds, isLeftOut } from './folds.ts';
import { type Judged, rowsOf } from './judged.ts';

/** Every remark passes these trees, so there are not too many of them. */
const growth: Growth = { rounds: 140, depth: 4, rate: 0.07 };

/** Odds of an act by talk, each by trees that were not fitted to it. */
export function treesLeftOut(act: Act, judged: readonly Judged[]): readonly Float64Array[] {
  const odds: Float64Array[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const model = fitTrees(
      rowsOf(
        act,
        judged.filter((_, talk) => !isLeftOut(talk, fold)),
      ),
      growth,
    );
    for (const [talk, { traits }] of judged.entries())
      if (isLeftOut(talk, fold)) odds[talk] = Float64Array.from(traits, (row) => addTrees(model, row));
  }
  return odds;
}

export function allTrees(act: Act, judged: readonly Judged[]): TreeModel {
  return fitTrees(rowsOf(act, judged), growth);
}
