import type { TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { findFacts } from '#functions/create-minutes/facts/find-facts.ts';
import { assessFramework } from '#functions/create-minutes/framework/assess.ts';
import { learnedTopics, slotTraits, statuses } from '#functions/create-minutes/framework/slot-traits.ts';
import type { FrameworkStatus } from '#functions/create-minutes/minutes/framework.ts';
import type { Example } from './examples.ts';
import { fitTrees } from './fit-trees.ts';

/** How far rare statuses are favoured: 0 not at all, 1 as if all were equally frequent. Chosen on talks left out of the fit. */
const favour = 0.75;

export interface SlotRow {
  readonly traits: Float64Array;
  readonly status: FrameworkStatus;
}

/** A point of each talk, with what the second step sees of it and the status it is labelled with. */
export function slotRowsOf(example: Example, odds: readonly Float64Array[]): readonly SlotRow[] {
  if (example.wordsOnly) return [];
  const { talk, gold } = example;
  const byRules = assessFramework(
    'bant',
    talk,
    findFacts(talk, undefined, () => undefined, true),
    talk.code,
  );
  return learnedTopics.flatMap((topic) => {
    const { status: told } = gold.framework.bant[topic];
    const status = statuses.find((one) => one.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) === told);
    const found = byRules.find(({ slot }) => slot === topic)?.status ?? 'notDiscussed';
    return status ? [{ traits: slotTraits(topic, { ...talk, odds }, found).traits, status }] : [];
  });
}

export function fitSlots(rows: readonly SlotRow[]): Readonly<Record<string, TreeModel & { readonly shift: number }>> {
  const traits = rows.map((row) => row.traits);
  const weights = new Float64Array(rows.length).fill(1);
  return Object.fromEntries(
    statuses.map((status) => {
      const labels = Float64Array.from(rows, (row) => (row.status === status ? 1 : 0));
      const share = labels.reduce((sum, label) => sum + label, 0) / rows.length;
      const shift = Math.round(-favour * Math.log(share) * 1000) / 1000;
      return [status, { shift, ...fitTrees({ traits, labels, weights }) }];
    }),
  );
}
