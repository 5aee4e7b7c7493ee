import { learnedActs } from './learned-acts.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
import { storedModel } from './model.ts';
import type { Learned } from './review.ts';
import linear from './weights/ja.json' with { type: 'json' };

/** As the English ones are; of decisions annotated meetings list fewer. */
const listed: Learned['listed'] = { decision: -0.1, action: -0.4, question: -0.8, objection: -0.9 };

export const learnedJapanese: Learned = {
  lexicon: japaneseLexicon,
  linear: storedModel(linear),
  ...learnedActs,
  listed,
};
