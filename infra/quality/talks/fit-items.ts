import { bounds } from '#functions/create-minutes/engine/classifier/learned/bounds.ts';
import { type Act, addTrees, type TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { type ActOdds, traitsOfProposals } from '#functions/create-minutes/engine/classifier/items/proposal-traits.ts';
import { proposalsOf } from '#functions/create-minutes/engine/classifier/items/proposals.ts';
import type { GoldItem } from '../sales/gold.ts';
import { pair } from '../sales/pair.ts';
import type { Told } from '../sales/told.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { folds, isLeftOut } from './folds.ts';
import type { Judged } from './judged.ts';

const lists = {
  decision: 'decisions',
  action: 'actionItems',
  question: 'openQuestions',
  objection: 'objections',
} as const;
/** An optional item may be listed: no reason to learn that it must. */
const optionalWeight = 0.3;

/** What might be listed of one talk, and what people listed. */
export interface Proposed {
  readonly told: readonly Told[];
  readonly traits: readonly Float64Array[];
  readonly gold: readonly GoldItem[];
  /** How often the talk counts. */
  readonly times: number;
}

export function proposedIn(act: Act, { example, heard }: Judged, odds: ActOdds): Proposed {
  const proposals = proposalsOf(example.acts[lists[act]], heard, odds[act], bounds.thresholds[act]);
  return {
    told: proposals.map(({ turns }) => ({ text: '', quotes: '', turns })),
    traits: traitsOfProposals(act, proposals, odds, heard),
    gold: example.gold[lists[act]],
    times: example.times,
  };
}

/** There are few proposals to a talk, so each may be weighed at length. */
const growth: Growth = { rounds: 250, depth: 4, rate: 0.05 };

/** Learns which proposals people list. */
export function fitItems(proposed: readonly Proposed[]): TreeModel {
  const rows = proposed.flatMap(({ told, traits, gold, times }) => {
    const pairs = pair(told, gold);
    return traits.map((row, i) => {
      const listed = gold[pairs.get(i) ?? -1];
      return { row, label: listed ? 1 : 0, weight: times * (listed?.optional ? optionalWeight : 1) };
    });
  });
  return fitTrees(
    {
      traits: rows.map(({ row }) => row),
      labels: Float64Array.from(rows, ({ label }) => label),
      weights: Float64Array.from(rows, ({ weight }) => weight),
    },
    growth,
  );
}

/** Odds of the proposals by talk, each by a model that was not fitted to it. */
export function itemsLeftOut(proposed: readonly Proposed[]): readonly (readonly number[])[] {
  const odds: (readonly number[])[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const model = fitItems(proposed.filter((_, talk) => !isLeftOut(talk, fold)));
    for (const [talk, { traits }] of proposed.entries())
      if (isLeftOut(talk, fold)) odds[talk] = traits.map((row) => addTrees(model, row));
  }
  return odds;
}
