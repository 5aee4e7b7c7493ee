import { englishLexicon } from './english-lexicon.ts';
import { japaneseLexicon } from './japanese-lexicon.ts';
export const lexicons = { en: englishLexicon, ja: japaneseLexicon } as const;
