import { learnedActs } from './learned-acts.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
import { storedModel } from './model.ts';
import type { Learned } from './review.ts';
import linear from './weights/ja.json' with { type: 'json' };

/** As the English ones are; of decisions annotated meetings list fewer. */
const listed: Learned['listed'] = { decision: -0.5, action: -0.3, question: -0.6, objection: -0.9 };

export const learnedJapanese: Learned = {
  lexicon: japaneseLexicon,
  linear: storedModel(linear),
  ...learnedActs,
  listed,
};
