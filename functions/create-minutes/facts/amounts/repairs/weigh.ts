import type { Talk } from '../../talk.ts';
import { oddsByTrees, oddsByWords, storedWeights } from '../../weighed-model.ts';
import { type Correction, correctionsIn, lastOfTurn, ofOne } from '../corrections.ts';
import type { AmountReader, Mention } from '../judge.ts';
import { type Repair, repairsOf } from './repair.ts';
import { repairTraits } from './traits.ts';
import { type RepairView, repairViewOf } from './view.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };
import { repairWords } from './words.ts';

const learned = { en: storedWeights(en), ja: storedWeights(ja) } as const;

/** Log-odds from which on a figure is put right: on meetings left out of the fit two in five more errors are found than by the rules, and no more right ones lost. */
export const leastOdds = -0.4;

/**
 * Up to which remark a figure is wrong, undefined where it stands. What its speaker or anybody takes back in so many words is
 * wrong, and what two sides name of a sum is a haggle that rules tell a slip from; else, where another figure is said in its
 * place, what was learnt weighs that: "three sites" - "Two, Klipvlei never opened."
 */
export function weighedCorrections(talk: Talk, reader: AmountReader): (mention: Mention) => Correction | undefined {
  const view = repairViewOf(talk, reader);
  const ruled = correctionsIn(talk, reader, view.figuresIn);
  const model = learned[talk.code]();
  return (mention) => {
    const byRule = ruled(mention);
    if (byRule?.isPlain || (byRule?.right && isHaggled(mention, byRule.right))) return byRule;
    let best: { readonly odds: number; readonly correction: Correction } | undefined;
    const bids = new Set<number>();
    for (const repair of repairsOf(mention, view)) {
      if (isHaggled(mention, repair)) bids.add(repair.said);
      // "It costs 90." - "80?" - "80 is below our cost."
      if (bids.has(repair.said) || isOfAnother(repair, view)) continue;
      const byWords = oddsByWords(repairWords(mention, repair, view), model);
      const isRuled = byRule?.right?.quantity.value === repair.quantity.value;
      const odds = oddsByTrees(repairTraits(mention, repair, isRuled, byWords, view), model);
      if (odds <= (best?.odds ?? leastOdds)) continue;
      const { remark, quantity } = repair;
      best = { odds, correction: { until: lastOfTurn(remark, talk).index, right: { remark, quantity } } };
    }
    return best?.correction;
  };
}

/** Of one place, or of another time, plan or lot, as it says itself or as was asked: "And next year?" - "150 users." */
function isOfAnother({ remark }: Repair, { talk, reader }: RepairView): boolean {
  const before = talk.remarks[remark.index - 1];
  const asked = before && before.speaker !== remark.speaker && /[?？]\s*$/.test(before.text) ? before.text : '';
  return ofOne.test(remark.text) || reader.elsewhere.test(remark.text) || reader.elsewhere.test(asked);
}

/** Who sells asks one sum, and who buys another. */
function isHaggled({ remark, judgement }: Mention, { remark: put }: Pick<Repair, 'remark'>): boolean {
  return judgement.reading !== 'count' && remark.side !== put.side;
}
