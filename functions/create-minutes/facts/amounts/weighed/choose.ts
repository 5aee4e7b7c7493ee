import type { Talk } from '../../talk.ts';
import { oddsByTrees } from '../../weighed-model.ts';
import { wordsNear } from '../../words-near.ts';
import { likeliestOf, type Weighed, weighAmong } from './among.ts';
import { byThePiece } from './by-the-piece.ts';
import { goingOn } from './going-on.ts';
import { habitsOf } from './habits.ts';
import { inTenThousands } from './in-ten-thousands.ts';
import { isPlainCount } from './plain-count.ts';
import { isPlainOffer } from './plain-offer.ts';
import { isPlainShare } from './plain-share.ts';
import { learnedFigures, leastOdds } from './model.ts';
import { type Figure, isRuled, type Reading } from './reading.ts';
import { readingsOf } from './readings.ts';
import { inOneScale } from './scale.ts';
import { asSaidBefore } from './said-before.ts';
import { asSaidWithUnit } from './said-with-unit.ts';
import { traitsOf, traitsOfFigure } from './traits.ts';
import { viewOf } from './view.ts';
import { oddsAround, seenAround } from './words.ts';

/** Of each figure the likeliest reading, where that has weight for the deal: one scored decision over all that speaks for it. */
export function chooseReadings(
  talk: Talk,
  figures: readonly Figure[],
  priced: ReadonlySet<string>,
): readonly Reading[] {
  const habits = habitsOf(talk, figures);
  const meant = figures.map((figure) => ({ figure, readings: readingsOf(figure, habits) }));
  const view = viewOf(
    talk,
    meant.flatMap(({ readings }) => readings),
    priced,
  );
  const { alone, among } = learnedFigures[talk.code]();
  const near = wordsNear(talk);
  const weighed = meant.map(({ figure, readings }): readonly Weighed[] => {
    const byWords = oddsAround(seenAround(figure, near), alone);
    let ofFigure: readonly number[] | undefined;
    const weigh = (reading: Reading) => {
      const odds = byWords(reading);
      if (odds < leastByWords && !isRuled(reading)) return odds;
      ofFigure ??= traitsOfFigure(figure, view);
      return oddsByTrees(traitsOf(reading, odds, view, ofFigure), alone);
    };
    return readings.map((reading) => ({ reading, odds: weigh(reading) }));
  });
  const chosen = weighAmong(weighed, among).map((all) => {
    const best = likeliestOf(all);
    const likely = best && best.odds > leastOdds[talk.code] ? best.reading : undefined;
    const plain = all.find(
      ({ reading, odds }) =>
        isPlainOffer(reading, view) || isPlainCount(reading, odds, view) || isPlainShare(reading, odds, view),
    );
    return { all, chosen: likely ?? plain?.reading };
  });
  if (talk.code === 'ja')
    return asSaidBefore(
      inTenThousands(chosen, talk, habits).flatMap((one) => one ?? []),
      habits,
    );
  const settled = inOneScale(
    chosen.map((one) => one.chosen),
    figures,
  );
  const all = goingOn(
    chosen.map((one, i) => ({ ...one, chosen: settled[i] })),
    talk,
    habits,
  );
  return asSaidWithUnit(
    asSaidBefore(
      byThePiece(inOneScale(all, figures), figures, talk).flatMap((one) => one ?? []),
      habits,
    ),
  );
}

/** By its words alone such a reading needs a rule that speaks for it. */
const leastByWords = -3.5;
