import { late } from '#shared/runtime/late.ts';
import { englishStem } from '../../engine/english/stem.ts';
import { weightOfEnglish } from '../../engine/english/words.ts';
import { isOpener } from './english-openers.ts';
import { everydayEnglish } from './everyday-words.ts';

const stems = late(() => new Set([...everydayEnglish()].map(englishStem)));

/** Tells whether a word in small letters is one that talks have, in any of its forms. */
export function isEverydayWord(word: string): boolean {
  return stems().has(englishStem(word)) || weightOfEnglish(word) < 1 || isOpener(word);
}
