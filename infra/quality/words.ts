import { porterStem } from './porter.ts';
import { englishStopWords, japaneseStopWords } from './stop-words.ts';

export type LanguageCode = 'en' | 'ja';
/** What overlap is counted in: stemmed English words, segmented Japanese words, or Japanese characters. */
export type Unit = 'en' | 'ja' | 'ja-characters';

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The tokens ROUGE counts: for English those of ROUGE-1.5.5 (runs of a-z and 0-9), stemmed. */
export function tokensOf(text: string, unit: Unit): readonly string[] {
  switch (unit) {
    case 'en':
      return englishWords(text).map(porterStem);
    case 'ja':
      return japaneseWords(text);
    case 'ja-characters':
      return [...text.normalize('NFKC').toLowerCase()].filter((character) => /[\p{L}\p{N}ー]/u.test(character));
  }
}

/** Words that carry content: stemmed, without stop words (English); without particles and auxiliaries (Japanese). */
export function contentOf(text: string, language: LanguageCode): readonly string[] {
  if (language === 'ja')
    return japaneseWords(text).filter((word) => !japaneseStopWords.has(word) && !/^[\u3041-\u3096ー]{1,2}$/.test(word));
  return englishWords(text)
    .filter((word) => !englishStopWords.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(porterStem);
}

function englishWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function japaneseWords(text: string): readonly string[] {
  const segments = segmenter.segment(text.normalize('NFKC').toLowerCase());
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
