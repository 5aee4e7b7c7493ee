import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import { correctionsIn } from '#functions/create-minutes/facts/amounts/corrections.ts';
import { amountReaders, readMentions } from '#functions/create-minutes/facts/amounts/find.ts';
import { repairsOf } from '#functions/create-minutes/facts/amounts/repairs/repair.ts';
import { repairTraits } from '#functions/create-minutes/facts/amounts/repairs/traits.ts';
import { repairViewOf } from '#functions/create-minutes/facts/amounts/repairs/view.ts';
import { repairWords } from '#functions/create-minutes/facts/amounts/repairs/words.ts';
import { keyOf } from '#functions/create-minutes/facts/amounts/weighed/reading.ts';
import type { Example } from './examples.ts';
import { keyOfGold } from './figure-rows.ts';
import type { FactRow } from './fit-facts.ts';

/** A figure and one that may stand in its place. */
export interface RepairRow extends FactRow {
  /** Where the first is said, and what it is. */
  readonly mention: string;
  /** Whether the labels call the first wrong, or right; undefined where they pass over it. */
  readonly isWrong: boolean | undefined;
  readonly isRuled: boolean;
}

/** What nobody labelled is mostly of no weight, and seldom wrong. */
const unlabelled = 0.3;

/** Every pair of a talk; a wrong figure belongs to one that its labels call right. */
export function repairRowsOf({ id, gold, meeting, language, talk: unheard }: Example): readonly RepairRow[] {
  const { lexicon, linear } = language.learned;
  const talk = { ...unheard, odds: hearRemarks(unheard.remarks, meeting.people, lexicon, linear()) };
  const reader = amountReaders[talk.code];
  const view = repairViewOf(talk, reader);
  const ruled = correctionsIn(talk, reader, view.figuresIn);
  const right = new Set(gold.amounts.map(keyOfGold));
  const wrong = new Set(gold.mustNotAppear.flatMap((trap) => (trap.kind === 'amount' ? [keyOfGold(trap)] : [])));
  const weightOf = (key: string, isRight: boolean) => {
    if (wrong.has(key)) return isRight ? 1 : 0;
    return right.has(key) ? 1 : unlabelled;
  };
  return readMentions(talk, reader).flatMap((mention) => {
    const key = keyOf({ as: mention.judgement.reading, value: mention.quantity.value });
    const byRule = ruled(mention);
    return repairsOf(mention, view).map((repair) => {
      const isRight = right.has(keyOf({ as: mention.judgement.reading, value: repair.quantity.value }));
      const isRuled = byRule?.right?.quantity.value === repair.quantity.value;
      return {
        id,
        mention: `${id} ${mention.remark.index} ${key}`,
        isWrong: wrong.has(key) ? true : right.has(key) ? false : undefined,
        isRuled,
        features: repairWords(mention, repair, view),
        label: wrong.has(key) && isRight ? 1 : 0,
        weight: weightOf(key, isRight),
        traits: (odds: number) => repairTraits(mention, repair, isRuled, odds, view),
      };
    });
  });
}
