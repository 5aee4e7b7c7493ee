import { learnedActs } from './learned-acts.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
import { storedModel } from './model.ts';
import type { Learned } from './review.ts';
import linear from './weights/ja.json' with { type: 'json' };

export const learnedJapanese: Learned = {
  lexicon: japaneseLexicon,
  linear: storedModel(linear),
  ...learnedActs,
};
