import { learnedActs } from './learned-acts.ts';
import { englishLexicon } from './english-lexicon.ts';
import { storedModel } from './model.ts';
import type { Learned } from './review.ts';
import linear from './weights/en.json' with { type: 'json' };

export const learnedEnglish: Learned = {
  lexicon: englishLexicon,
  linear: storedModel(linear),
  ...learnedActs,
};
