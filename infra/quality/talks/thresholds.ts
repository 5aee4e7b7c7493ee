import { fuse, type Thresholds } from '#functions/create-minutes/engine/classifier/fuse.ts';
import { type Act, turnsOf } from '#functions/create-minutes/engine/classifier/review.ts';
import { turnOf } from '#functions/create-minutes/engine/classifier/surroundings.ts';
import type { DraftItem } from '#functions/create-minutes/engine/draft.ts';
import { pair, tally } from '../sales/pair.ts';
import type { Judged } from './judged.ts';

const lists = {
  decision: 'decisions',
  action: 'actionItems',
  question: 'openQuestions',
  objection: 'objections',
} as const;

/** F1 of the items of an act when these thresholds are used. */
export function f1Of(
  act: Act,
  judged: readonly Judged[],
  odds: readonly Float64Array[],
  thresholds: Thresholds | undefined,
): { precision: number; recall: number; f1: number } {
  const sum = { hits: 0, wrong: 0, missed: 0 };
  for (const [talk, { example }] of judged.entries()) {
    const items: readonly DraftItem[] = example.acts[lists[act]];
    const { remarks } = example.talk;
    const told = thresholds
      ? fuse(items.map(turnsOf), remarks, odds[talk] ?? new Float64Array(), thresholds).map(
          ({ item, remarks: own }) => [
            ...(item === undefined ? [] : turnsOf(items[item] ?? { spans: [] })),
            ...own.flatMap((i) => (remarks[i] ? [turnOf(remarks[i])] : [])),
          ],
        )
      : items.map((one) => [...turnsOf(one)]);
    const listed = told.map((turns) => ({ text: '', quotes: '', turns: [...new Set(turns)] }));
    const gold = example.gold[lists[act]];
    const { hits, wrong, missed } = tally(listed.length, gold, pair(listed, gold));
    sum.hits += hits;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  const { hits, wrong, missed } = sum;
  return {
    precision: hits / (hits + wrong),
    recall: hits / (hits + missed),
    f1: (2 * hits) / (2 * hits + wrong + missed),
  };
}

export function bestThresholds(act: Act, judged: readonly Judged[], odds: readonly Float64Array[]): Thresholds {
  let best: Thresholds = { keep: 0, find: 0 };
  let most = 0;
  for (let keep = -4; keep <= 1; keep += 0.25)
    for (let find = -2.5; find <= 2; find += 0.25) {
      const { f1 } = f1Of(act, judged, odds, { keep, find });
      if (f1 <= most) continue;
      most = f1;
      best = { keep, find };
    }
  return best;
}
