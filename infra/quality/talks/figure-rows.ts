import { readFigures } from '#functions/create-minutes/facts/amounts/find.ts';
import { habitsOf } from '#functions/create-minutes/facts/amounts/weighed/habits.ts';
import { keyOf, type Reading } from '#functions/create-minutes/facts/amounts/weighed/reading.ts';
import { readingsOf } from '#functions/create-minutes/facts/amounts/weighed/readings.ts';
import { traitsOf, traitsOfFigure } from '#functions/create-minutes/facts/amounts/weighed/traits.ts';
import { viewOf } from '#functions/create-minutes/facts/amounts/weighed/view.ts';
import { featuresOf, seenAround } from '#functions/create-minutes/facts/amounts/weighed/words.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import { wordsNear } from '#functions/create-minutes/facts/words-near.ts';
import type { Gold } from '../sales/gold.ts';
import type { FactRow } from './fit-facts.ts';
import type { LabelledTalk } from './talk.ts';

/** A reading of a figure. */
export interface FigureRow extends FactRow {
  readonly key: string;
  readonly reading: Reading;
}

/** A figure said again in a turn without its label tells less. */
const elsewhere = 0.25;
/** Annotated meetings list figures more fully than labelled talks. */
const annotated = 2;

/** All readings of the figures of a talk; `labelled` is undefined for an annotated meeting, which does not tell where a figure is. */
export function figureRowsOf(
  { id, amounts }: Pick<Gold, 'id' | 'amounts'>,
  talk: Talk,
  labelled: LabelledTalk | undefined,
): readonly FigureRow[] {
  const { figures, priced } = readFigures(talk);
  const habits = habitsOf(talk, figures);
  const all = figures.map((figure) => ({ figure, readings: readingsOf(figure, habits) }));
  const view = viewOf(
    talk,
    all.flatMap(({ readings }) => readings),
    priced,
  );
  const near = wordsNear(talk);
  const known = new Map(amounts.map((one) => [keyOfGold(one), one.optional]));
  const turns = labelled && turnsOf(labelled);
  const weightOf = (reading: Reading) => {
    const isOptional = known.get(keyOf(reading));
    if (isOptional) return 0;
    if (!turns) return annotated;
    const turn = reading.figure.remark.spans[0]?.turn ?? -1;
    return isOptional === undefined || turns.get(keyOf(reading))?.has(turn) ? 1 : elsewhere;
  };
  return all.flatMap(({ figure, readings }) => {
    const seen = seenAround(figure, near);
    const ofFigure = traitsOfFigure(figure, view);
    return readings.map((reading) => ({
      id,
      key: keyOf(reading),
      reading,
      features: featuresOf(reading, seen),
      label: known.get(keyOf(reading)) === false ? 1 : 0,
      weight: weightOf(reading),
      traits: (odds: number) => traitsOf(reading, odds, view, ofFigure),
    }));
  });
}

/** The key of a reading that would be right. */
export function keyOfGold({ value, unit }: { readonly value: number; readonly unit: string }): string {
  const as = /^[A-Z]{3}(?:\||$)/.test(unit) ? 'money' : unit === 'percent' ? 'percent' : 'count';
  return keyOf({ as, value });
}

/** The turns in which each figure is labelled. */
function turnsOf({ turns }: LabelledTalk): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [at, { pieces }] of turns.entries())
    for (const { kind, wrong, values } of pieces.flatMap(({ labels }) => labels)) {
      if (kind !== '$' || wrong) continue;
      const key = keyOfGold({ value: Number(values[0]), unit: values[1] ?? '' });
      found.set(key, (found.get(key) ?? new Set()).add(at));
    }
  return found;
}
