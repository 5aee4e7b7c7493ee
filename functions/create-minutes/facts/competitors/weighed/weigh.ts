import type { Talk } from '../../talk.ts';
import { oddsByTrees, oddsByWords, storedWeights, type WeighedModel } from '../../weighed-model.ts';
import { wordsNear } from '../../words-near.ts';
import { traitsOfName, type Weighable } from './traits.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };
import { wordsOfName } from './words.ts';

const learned: Readonly<Record<Talk['code'], () => WeighedModel>> = { en: storedWeights(en), ja: storedWeights(ja) };

/** Log-odds that each name stands against what is sold, by what labelled talks taught. */
export function weighNames(names: readonly Weighable[], talk: Talk): readonly number[] {
  const near = wordsNear(talk);
  const model = learned[talk.code]();
  return names.map((one) => {
    const words = oddsByWords(wordsOfName(one.mentions, near, talk), model);
    return oddsByTrees(traitsOfName(one, words, talk), model);
  });
}

/** Log-odds that the likeliest name of a talk needs, the second, and all others; chosen on what is left out of the fit. */
export const leastLearned: Readonly<Record<Talk['code'], readonly [number, number, number]>> = {
  en: [-0.4, 0.1, 0.4],
  ja: [-0.8, 0.4, 1],
};
