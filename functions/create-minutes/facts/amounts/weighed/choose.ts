import { addTrees } from '../../../engine/classifier/model.ts';
import type { Talk } from '../../talk.ts';
import { oddsByWords } from '../../weighed-model.ts';
import { wordsNear } from '../../words-near.ts';
import { habitsOf } from './habits.ts';
import { learnedFigures, leastOdds } from './model.ts';
import type { Figure, Reading } from './reading.ts';
import { readingsOf } from './readings.ts';
import { traitsOf } from './traits.ts';
import { viewOf } from './view.ts';
import { wordsAround } from './words.ts';

/** Of each figure the likeliest reading, where that has weight for the deal: one scored decision over all that speaks for it. */
export function chooseReadings(
  talk: Talk,
  figures: readonly Figure[],
  priced: ReadonlySet<string>,
): readonly Reading[] {
  const model = learnedFigures[talk.code];
  const habits = habitsOf(talk, figures);
  const meant = figures.map((figure) => ({ figure, readings: readingsOf(figure, habits) }));
  const view = viewOf(
    talk,
    meant.flatMap(({ readings }) => readings),
    priced,
  );
  const words = wordsAround(wordsNear(talk));
  return meant.flatMap(({ figure, readings }) => {
    const seen = words(figure);
    const weighed = readings.map((reading) => {
      const odds = oddsByWords(seen(reading), model);
      return { reading, odds: addTrees(model.trees, traitsOf(reading, odds, view)) };
    });
    const best = weighed.reduce((most, one) => (one.odds > most.odds ? one : most), nothing);
    return best.reading && best.odds > leastOdds[talk.code] ? [best.reading] : [];
  });
}

interface Weighed {
  readonly reading: Reading | undefined;
  readonly odds: number;
}

const nothing: Weighed = { reading: undefined, odds: Number.NEGATIVE_INFINITY };
