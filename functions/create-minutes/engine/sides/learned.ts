import { englishLexicon } from '../classifier/learned/english-lexicon.ts';
import { japaneseLexicon } from '../classifier/learned/japanese-lexicon.ts';
import type { Lexicon } from '../classifier/learned/lexicon.ts';
import { type SidesModel, storedSides } from './model.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };

/** How sides are told in a language. */
export interface LearnedSides {
  readonly lexicon: Lexicon;
  readonly model: () => SidesModel;
}

export const learnedSides: Readonly<Record<'en' | 'ja', LearnedSides>> = {
  en: { lexicon: englishLexicon, model: storedSides(en) },
  ja: { lexicon: japaneseLexicon, model: storedSides(ja) },
};
