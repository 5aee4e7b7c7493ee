import { late } from '#shared/runtime/late.ts';
import { expandContractions } from '../../english/wording/pronouns.ts';
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

export const englishLexicon: Lexicon = {
  words: (text, names) =>
    (expandContractions(text).toLowerCase().replaceAll('’', "'").match(token) ?? []).map((word) => {
      if (/\d/.test(word)) return aFigure;
      const bare = word.replace(/'s$/, '');
      if (names.has(bare)) return aName;
      if (day.test(bare)) return aDay;
      return month.test(bare) ? '@month' : word;
    }),
  namesOf: (people) => new Set(people.flatMap(({ name }) => name.toLowerCase().split(/\s+/))),
  classOf: (word) => classes().get(word) ?? word,
};
