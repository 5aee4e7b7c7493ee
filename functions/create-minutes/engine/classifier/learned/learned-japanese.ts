import { bounds } from './bounds.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
import { storedModel, storedTrees } from '../model.ts';
import type { Learned } from './learned.ts';
import acts from '../weights/ja/acts.json' with { type: 'json' };
import items from '../weights/ja/items.json' with { type: 'json' };
import words from '../weights/ja/words.json' with { type: 'json' };

/** As the English ones are; that of decisions is the best on meetings to which nothing was fitted. */
const listed: Learned['listed'] = { decision: -1, action: -0.3, question: -0.6, objection: -0.9 };

export const learnedJapanese: Learned = {
  lexicon: japaneseLexicon,
  linear: storedModel(words),
  trees: storedTrees(acts),
  items: storedTrees(items),
  ...bounds,
  listed,
};
