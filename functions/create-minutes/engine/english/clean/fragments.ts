import type { Sentence } from '../../sentence.ts';

/** Endings with which a whole word goes on to be another word. */
export const inflected = /^(?:s|es|ed|d|ing|er|ers|ly|y|al|ion|ions|ment|able|est|n|r|'s|’s)$/;
const longestFragment = 6;
const wordPattern = /\p{L}{2,}/gu;

/**
 * The texts of a meeting with words that are only beginnings: said once, and like the beginning of a word that is said again and
 * again ("cha", "fru").
 */
export function fragmentFinder(sentences: readonly Sentence[]): (text: string) => boolean {
  const said = sentences.map(({ text }) => text.toLowerCase().match(wordPattern) ?? []);
  const counts = new Map<string, number>();
  for (const words of said) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const begun = beginningsIn(counts);
  const broken = new Set<string>();
  for (const [at, { text }] of sentences.entries()) if (said[at]?.some((word) => begun.has(word))) broken.add(text);
  return (text) => broken.has(text);
}

function beginningsIn(counts: ReadonlyMap<string, number>): ReadonlySet<string> {
  const begun = new Set<string>();
  for (const [word, count] of counts) {
    if (count < 2) continue;
    for (let size = 2; size < word.length && size <= longestFragment; size++) {
      const beginning = word.slice(0, size);
      if (counts.get(beginning) === 1 && !inflected.test(word.slice(size))) begun.add(beginning);
    }
  }
  return begun;
}
