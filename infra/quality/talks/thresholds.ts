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
  for (const [talk, { example, terms }] of judged.entries()) {
    const items: readonly DraftItem[] = example.acts[lists[act]];
    const { remarks } = example.talk;
    const told = thresholds
      ? fuse(items.map(turnsOf), remarks, odds[talk] ?? new Float64Array(), terms, thresholds).map(
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

/** Tasks follow one upon the other; this much surer one is another. Of the other acts more was lost than won by that. */
const apartBy: Readonly<Partial<Record<Act, number>>> = { action: 1 };
/** So little F1 is given for finding more: in meetings of other authors than those of the talks fewer items are found, and fewer are wrong. */
const worthRecall = 0.007;

/** The thresholds of the best recall among those of nearly the best F1. */
export function bestThresholds(act: Act, judged: readonly Judged[], odds: readonly Float64Array[]): Thresholds {
  const tried = stepsFrom(-4, 1).flatMap((keep) =>
    stepsFrom(-2.5, 2).map((find) => {
      const thresholds = thresholdsOf(act, keep, find);
      return { thresholds, ...f1Of(act, judged, odds, thresholds) };
    }),
  );
  const most = tried.reduce((best, { f1 }) => Math.max(best, f1), 0);
  const near = tried.filter(({ f1 }) => f1 >= most - worthRecall);
  return near.toSorted((a, b) => b.recall - a.recall)[0]?.thresholds ?? thresholdsOf(act, 0, 0);
}

function stepsFrom(least: number, most: number): readonly number[] {
  return Array.from({ length: (most - least) / 0.25 + 1 }, (_, i) => least + i * 0.25);
}

function thresholdsOf(act: Act, keep: number, find: number): Thresholds {
  const apart = apartBy[act];
  return { keep, find, ...(apart === undefined ? {} : { apart: find + apart }) };
}
