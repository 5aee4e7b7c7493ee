import { late } from '#shared/runtime/late.ts';
import { readOnce, readOnceFor } from '../../read-once.ts';
import { segmentsOf } from '../../japanese/segmenter.ts';
import { japaneseClasses } from './japanese-classes.ts';
import { aDay, aFigure, aName, type Lexicon } from './lexicon.ts';

const day = /^[月火水木金土日]曜日?$/;
const classes = late(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(japaneseClasses).flatMap(([name, stems]) =>
        stems.split(' ').map((stem) => [stem, `#${name}`] as const),
      ),
    ),
);
/** Characters; no listed stem is longer. */
const longestStem = 5;

/** A word, and what it stands for where it is no name; undefined for marks and blanks. */
const readWord = readOnce((segment): { readonly word: string; readonly kind: string | undefined } => {
  const word = segment.trim();
  if (!/[\p{L}\p{N}?!…]/u.test(word)) return { word, kind: undefined };
  if (/^\p{N}/u.test(word)) return { word, kind: aFigure };
  return { word, kind: day.test(word) ? aDay : word };
});

export const japaneseLexicon: Lexicon = {
  words: readOnceFor((text: string, names: ReadonlySet<string>) => {
    const words: string[] = [];
    for (const { segment } of segmentsOf(text.normalize('NFKC').toLowerCase())) {
      const { word, kind } = readWord(segment);
      if (kind !== undefined) words.push(names.has(word) ? aName : kind);
    }
    return words;
  }),
  namesOf: (people) => new Set(people.flatMap(({ name }) => name.toLowerCase().split(/[\s　]+/))),
  classOf: (word) => {
    for (let length = Math.min(longestStem, word.length); length > 0; length--) {
      const found = classes().get(word.slice(0, length));
      // one kana is the beginning of anything
      if (found && (length > 1 || word.length === 1 || /^\p{sc=Han}/u.test(word))) return found;
    }
    return word;
  },
};
