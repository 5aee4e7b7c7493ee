import type { Person } from '../../people.ts';

/** How the classifier reads a language. */
export interface Lexicon {
  /** The words of a text; names, days and figures stand for all of their kind, for which one it is is chance. */
  readonly words: (text: string, names: ReadonlySet<string>) => readonly string[];
  /** Words of which people are called. */
  readonly namesOf: (people: readonly Person[]) => ReadonlySet<string>;
  /** The class of words that do the same as this one; the word itself where it has none. */
  readonly classOf: (word: string) => string;
}

export const aName = '@name';
export const aFigure = '@figure';
export const aDay = '@day';
