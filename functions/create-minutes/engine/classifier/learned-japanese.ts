import { learnedActs } from './learned-acts.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
import { storedModel } from './model.ts';
import type { Learned } from './review.ts';
import linear from './weights/ja.json' with { type: 'json' };

/** Of nearly the best F1 on talks left out of the fit, which training prints; decisions rather such that fewer are wrong. */
const listed: Learned['listed'] = { decision: -0.5, action: -0.5, question: -0.6, objection: -0.8 };

export const learnedJapanese: Learned = {
  lexicon: japaneseLexicon,
  linear: storedModel(linear),
  ...learnedActs,
  listed,
};
