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

/** A reading of a figure. */
export interface FigureRow extends FactRow {
  readonly key: string;
  readonly reading: Reading;
}

/** A figure said again in a turn without its label tells less. */
const elsewhere = 0.25;
/** Annotated meetings list figures more fully than labelled talks. */
const annotated = 2;

/** All readings of the figures of a talk. */
export function figureRowsOf(
  { id, amounts }: Pick<Gold, 'id' | 'amounts'>,
  talk: Talk,
  isAnnotated: boolean,
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
  const known = Map.groupBy(amounts, keyOfGold);
  const weightOf = (reading: Reading) => {
    const own = known.get(keyOf(reading));
    if (own && !isRequired(own)) return 0;
    const turn = reading.figure.remark.spans[0]?.turn ?? -1;
    const isThere = !own || own.some(({ turns }) => turns.includes(turn));
    return (isAnnotated ? annotated : 1) * (isThere ? 1 : elsewhere);
  };
  return all.flatMap(({ figure, readings }) => {
    const seen = seenAround(figure, near);
    const ofFigure = traitsOfFigure(figure, view);
    return readings.map((reading) => ({
      id,
      key: keyOf(reading),
      reading,
      features: featuresOf(reading, seen),
      label: isRequired(known.get(keyOf(reading))) ? 1 : 0,
      weight: weightOf(reading),
      traits: (odds: number) => traitsOf(reading, odds, view, ofFigure),
    }));
  });
}

function isRequired(own: Gold['amounts'] | undefined): boolean {
  return own?.some(({ optional }) => !optional) ?? false;
}

/** The key of a reading that would be right. */
export function keyOfGold({ value, unit }: { readonly value: number; readonly unit: string }): string {
  const as = /^[A-Z]{3}(?:\||$)/.test(unit) ? 'money' : unit === 'percent' ? 'percent' : 'count';
  return keyOf({ as, value });
}
