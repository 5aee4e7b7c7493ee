import { leastOdds, type Odds } from '#functions/create-minutes/engine/classifier/hear.ts';
import { type Kind, kinds } from '#functions/create-minutes/engine/classifier/model.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import type { Example } from './examples.ts';
import { fitKind } from './fit-words.ts';
import { parts, partsOf } from './groups.ts';
import { sparseOf } from './sparse.ts';

/** What the finders of facts ask of the odds of a remark. */
const asked: readonly Kind[] = ['amount', 'rival', 'budget', 'decision', 'need', 'objection', 'action'];

/** The talks of one language, each with the odds of its remarks by models that its author had no part in. */
export function heardLeftOut(examples: readonly Example[], kindsAsked: readonly Kind[] = asked): readonly Talk[] {
  const sparse = sparseOf(examples);
  const odds: readonly Odds[][] = examples.map(({ talk }) =>
    talk.remarks.map(() => new Float64Array(kinds.length).fill(leastOdds)),
  );
  const partOf = partsOf(examples);
  for (const kind of kindsAsked)
    for (let part = 0; part < parts; part++) {
      const isOwn = (talk: number) => partOf(examples[talk]?.id ?? '') === part;
      const { bias, weights } = fitKind(kind, examples, sparse, (talk) => !isOwn(talk));
      for (const [talk, own] of odds.entries())
        if (isOwn(talk))
          for (const [i, row] of own.entries())
            row[kinds.indexOf(kind)] = (sparse.features[talk]?.[i] ?? none).reduce(
              (sum, feature) => sum + (weights[feature] ?? 0),
              bias,
            );
    }
  return examples.map(({ talk }, i) => ({ ...talk, odds: odds[i] }));
}

const none = new Int32Array();
