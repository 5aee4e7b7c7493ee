import type { Word } from '../clause/read-words.ts';

const listed = (words: string): readonly string[] => words.split(' ');

/** Words whose place in a sentence is their own, or that of a few like them. */
const kin = {
  be: listed('is are was were am'),
  modal: listed('can could will would shall should may might must cannot'),
  auxiliary: listed('has have had do does did'),
  of: listed('of'),
  and: listed('and or'),
  but: listed('but nor so'),
  asks: listed('what how which who where why whom whose'),
  they: listed('they'),
  it: listed('it'),
  you: listed('you'),
  there: listed('there here'),
  a: listed('a an'),
  the: listed('the every'),
  this: listed('this these those'),
  not: listed('not'),
  than: listed('than like as'),
  number: listed(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred',
  ),
} as const;

const kinOf = new Map(Object.entries(kin).flatMap(([name, words]) => words.map((word) => [word, name])));
const plural = /[^s]s$/;

/** As which kind of word it stands in its place: finer than what a clause is read by, and never a word of a subject. */
export function orderClass({ text, is }: Word): string {
  if (is === 'comma') return is;
  const known = kinOf.get(text.toLowerCase());
  if (known !== undefined) return known;
  if (is !== 'noun') return is;
  if (/^\d/.test(text)) return 'figure';
  if (/^\p{Lu}/u.test(text)) return 'name';
  return plural.test(text) ? 'plural' : is;
}
