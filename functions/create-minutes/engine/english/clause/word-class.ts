import { closedClasses, commonVerbs } from './word-lists.ts';

export type WordClass = keyof typeof closedClasses | 'base' | 'third' | 'ed' | 'ing' | 'comma';

const classes = new Map<string, WordClass>();
for (const verb of commonVerbs) classes.set(verb, 'base').set(thirdPerson(verb), 'third');
for (const [name, words] of Object.entries(closedClasses))
  for (const word of words) classes.set(word, name as WordClass);

/** What stands in a clause as which kind of word: from short lists and endings, so that a noun is whatever is nothing else. */
export function wordClass(word: string): WordClass {
  const small = word.toLowerCase();
  const known = classes.get(small);
  if (known !== undefined) return known;
  // "Emily" and "Reading" are names
  if (small !== word) return 'noun';
  if (small.endsWith('ly') && small.length > 4) return 'adverb';
  if (small.endsWith('ing') && small.length > 4) return 'ing';
  if (small.endsWith('ed') && small.length > 4) return 'ed';
  return 'noun';
}

/** The form that "it" has of the form that "we" have: need -> needs, try -> tries. */
export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|[^o]o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
