import { candidatesOf } from '#functions/create-minutes/facts/competitors/find.ts';
import { traitsOfName, weighableNames } from '#functions/create-minutes/facts/competitors/weighed/traits.ts';
import { wordsOfName } from '#functions/create-minutes/facts/competitors/weighed/words.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import { wordsNear } from '#functions/create-minutes/facts/words-near.ts';
import type { Gold } from '../sales/gold.ts';
import { tallyCompetitors } from '../sales/names.ts';
import type { FactRow } from './fit-facts.ts';

/** A name of a talk that may be a rival's. */
export interface NameRow extends FactRow {
  readonly name: string;
}

/** All names of a talk but those of the sides that meet. */
export function nameRowsOf(gold: Gold, talk: Talk, title: string | undefined): readonly NameRow[] {
  const near = wordsNear(talk);
  return weighableNames(candidatesOf(talk, title), talk).map((one) => {
    const { hits, wrong } = tallyCompetitors([one.name], gold);
    return {
      id: gold.id,
      name: one.name,
      features: wordsOfName(one.mentions, near, talk),
      label: hits > 0 ? 1 : 0,
      weight: hits > 0 || wrong > 0 ? 1 : 0,
      traits: (odds) => traitsOfName(one, odds, talk),
    };
  });
}
