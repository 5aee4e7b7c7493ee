import { type WordClass, wordClass } from '../clause/word-class.ts';

/** Written with a vowel and spoken without, and the other way round. */
const consonantal = /^(?:uni(?!n)|us(?:[aeu]|i[nv])|eu|one(?!r)|once)/i;
const vocalic = /^(?:hour|honest|honou?r|heir)/i;
/** Letters that are spelt: "an LCD", "a USB"; where a vowel follows they may be read as a word. */
const spelt = /^(?:[AEIO]\p{Lu}|[FHLMNRSX](?![AEIOU])\p{Lu})/u;
const capitals = /^\p{Lu}{2}/u;

/** What an article may stand before; "six a and eight p" has none. */
const followsArticle: ReadonlySet<WordClass> = new Set([
  'noun',
  'adverb',
  'base',
  'third',
  'past',
  'ed',
  'ing',
  'determiner',
]);

/** "a option" -> "an option", "an regular" -> "a regular". */
export function fitArticles(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}’'-])(an?|^An?) (?=(\p{L}\p{L}+))/gu, (said, article: string, next: string) => {
    if (!followsArticle.has(wordClass(next.toLowerCase()))) return said;
    if (capitals.test(next) && /^[FHLMNRSX][AEIOU]/.test(next)) return said;
    return `${article.charAt(0)}${takesAn(next) ? 'n' : ''} `;
  });
}

function takesAn(next: string): boolean {
  if (capitals.test(next)) return spelt.test(next);
  return vocalic.test(next) || (/^[aeiou]/i.test(next) && !consonantal.test(next));
}
