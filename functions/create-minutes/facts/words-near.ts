import { englishLexicon } from '../engine/classifier/learned/english-lexicon.ts';
import { japaneseLexicon } from '../engine/classifier/learned/japanese-lexicon.ts';
import type { Lexicon } from '../engine/classifier/learned/lexicon.ts';
import type { Talk } from './talk.ts';

const lexicons: Readonly<Record<Talk['code'], Lexicon>> = { en: englishLexicon, ja: japaneseLexicon };
/** Words on either side that are looked at, and the characters they take at most. */
const nearest = 5;
const reach = 60;

/** How the words of a talk are read: each class of words as one. */
export interface WordsNear {
  /** Features of what stands right before and after a place. */
  readonly around: (before: string, after: string) => readonly string[];
  /** The words of a sentence, by class. */
  readonly in: (text: string) => readonly string[];
}

export function wordsNear({ people, code }: Talk): WordsNear {
  const { words, namesOf, classOf } = lexicons[code];
  const names = namesOf(people);
  return {
    in: (text) => words(text, names).map(classOf),
    around: (textBefore, textAfter) => {
      const before = words(textBefore.slice(-reach), names).slice(-nearest);
      const after = words(textAfter.slice(0, reach), names).slice(0, nearest);
      const from = before.length < nearest ? ['^', ...before] : before;
      const to = after.length < nearest ? [...after, '$'] : after;
      return [
        ...from.map((word) => `${classOf(word)} _`),
        ...to.map((word) => `_ ${classOf(word)}`),
        `${from.at(-1)}<`,
        `${from.slice(-2).join(' ')}<`,
        `>${to[0]}`,
        `>${to.slice(0, 2).join(' ')}`,
        `${from.at(-1)}<>${to[0]}`,
      ];
    },
  };
}
