import { learnedActs } from './learned-acts.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
import type { LinearModel } from './model.ts';
import type { Learned } from './review.ts';
import linear from './weights/ja.json' with { type: 'json' };

export const learnedJapanese: Learned = {
  lexicon: japaneseLexicon,
  linear: linear as unknown as LinearModel,
  ...learnedActs,
};
