import { late } from '#shared/runtime/late.ts';
import { readOnce, readOnceFor } from '../../read-once.ts';
import { expandContractions } from '../../english/wording/contractions.ts';
import { englishClasses } from './english-classes.ts';
import { aDay, aFigure, aName, type Lexicon } from './lexicon.ts';

const token = /\p{L}+(?:['-]\p{L}+)*|[$€£]?\d[\d.,]*\w*%?|[?!]|…|\.\.\./gu;
const day = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const month = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;
const classes = late(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(englishClasses).flatMap(([name, words]) =>
        words.split(' ').map((word) => [word, `#${name}`] as const),
      ),
    ),
);

/** A word without the s of its owner, and what it stands for where it is no name. */
const readWord = readOnce((word): { readonly bare: string; readonly kind: string | undefined } => {
  const bare = word.replace(/'s$/, '');
  if (/\d/.test(word)) return { bare, kind: aFigure };
  if (day.test(bare)) return { bare, kind: aDay };
  return { bare, kind: month.test(bare) ? '@month' : undefined };
});

export const englishLexicon: Lexicon = {
  words: readOnceFor((text: string, names: ReadonlySet<string>) =>
    (expandContractions(text).toLowerCase().replaceAll('’', "'").match(token) ?? []).map((word) => {
      const { bare, kind } = readWord(word);
      return kind !== aFigure && names.has(bare) ? aName : (kind ?? word);
    }),
  ),
  namesOf: (people) => new Set(people.flatMap(({ name }) => name.toLowerCase().split(/\s+/))),
  classOf: (word) => classes().get(word) ?? word,
};
