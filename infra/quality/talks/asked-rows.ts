import { heardIn } from '#functions/create-minutes/engine/classifier/review.ts';
import { turnOf } from '#functions/create-minutes/engine/classifier/surroundings.ts';
import { askedIn, type AskedView, askedView } from '#functions/create-minutes/engine/left-open/asked.ts';
import { askedTraits } from '#functions/create-minutes/engine/left-open/traits.ts';
import { askedWords } from '#functions/create-minutes/engine/left-open/words.ts';
import type { Remark } from '#functions/create-minutes/facts/talk.ts';
import type { GoldItem } from '../sales/gold.ts';
import { shareOf } from '../sales/keywords.ts';
import type { Example } from './examples.ts';
import type { FactRow } from './fit-facts.ts';
import type { Target } from './target.ts';

/** A question of a talk. */
export interface AskedRow extends FactRow {
  readonly text: string;
  readonly isRuled: boolean;
}

/** What is said in a scene that its labels pass over is mostly no question on the matter. */
const unlabelled = 0.3;
const leftOut: Target = { label: 0, weight: 0 };

/** Every question of a talk, and whether it stays open. @param answered of a scene, where its labels say so */
export function askedRowsOf(example: Example, answered?: ReadonlySet<number>): readonly AskedRow[] {
  const { id, talk, meeting, acts, language, gold, times } = example;
  const view = askedView(talk, heardIn(talk, meeting, language.reader), acts);
  const open = new Map<number, GoldItem[]>();
  for (const item of gold.openQuestions) {
    const turn = Math.min(...item.turns);
    open.set(turn, [...(open.get(turn) ?? []), item]);
  }
  const put = new Set(gold.openQuestions.flatMap(({ turns }) => turns));
  const targetOf = (remark: Remark): Target => {
    const turn = turnOf(remark);
    const own = open.get(turn);
    if (own) return meantBy(own, view) === remark || isEach(own, turn, view) ? openTarget(own) : leftOut;
    // what an open question is put off with may be a question itself
    if (put.has(turn)) return leftOut;
    return { label: 0, weight: answered && !answered.has(turn) ? unlabelled : 1 };
  };
  return askedIn(view).map((asked) => {
    const { label, weight } = targetOf(asked.remark);
    return {
      id,
      text: asked.remark.text,
      isRuled: view.ruled.has(asked.remark.index),
      features: askedWords(asked, view),
      label,
      weight: weight * times,
      traits: (odds: number) => askedTraits(asked, odds, view),
    };
  });
}

function openTarget(items: readonly GoldItem[]): Target {
  return { label: 1, weight: items.every(({ optional }) => optional) ? 0 : 1 };
}

/** As many questions as stay open stand in the turn. */
function isEach(items: readonly GoldItem[], turn: number, { byTurn }: AskedView): boolean {
  return (byTurn.get(turn)?.length ?? 0) <= items.length;
}

/** Of several questions in one turn the one that has most of the words of the open one; the last of those that have as many. */
function meantBy([item]: readonly GoldItem[], { byTurn, termsOf }: AskedView): Remark | undefined {
  if (!item) return undefined;
  const said = item.text.toLowerCase();
  const likeness = ({ text, index }: Remark) =>
    item.keywords.length > 0
      ? shareOf(text, item.keywords)
      : termsOf(index).filter((term) => said.includes(term)).length;
  const mates = byTurn.get(Math.min(...item.turns)) ?? [];
  return mates.toSorted((a, b) => likeness(b) - likeness(a) || b.index - a.index)[0];
}
