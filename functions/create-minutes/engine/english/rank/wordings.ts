import { weightOfEnglish } from '../words.ts';
import type { Tell } from './trait.ts';
import { classesOf } from './vocabulary.ts';

/** Stands for one or more words of the subject: which ones is chance. */
const matter = '_';
const figure = '#';
/** Nobody says more in one sentence; the work per sentence stays bounded. */
const mostWords = 60;

/**
 * Tells the function words and the verbs of meetings in a sentence, single and in pairs ("says:we will", "says:_ should").
 * The list is closed: function words and the classes of the vocabulary; every other word is only a place. For one meeting,
 * which says the same few wordings over and over. Takes the words and question marks of a sentence.
 * @param isAsked of traits for which this is false nothing is told
 */
export function wordingTeller(isAsked: (trait: string) => boolean): (said: readonly string[], tell: Tell) => void {
  const closed = remembering(closedWord);
  const asked = (trait: string) => (isAsked(trait) ? trait : '');
  const single = remembering((word) => asked(`says:${word}`));
  const pairs = remembering((word) => remembering((next) => asked(`says:${word} ${next}`)));
  return (said, tell) => {
    const words = wordsOf(said, closed);
    const told = new Set<string>();
    for (const [i, word] of words.entries()) {
      told.add(single(word));
      const next = words[i + 1];
      if (next !== undefined) told.add(pairs(word)(next));
    }
    told.delete('');
    for (const wording of told) tell(wording, 1);
  };
}

function remembering<Value>(make: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const value = known.get(word) ?? make(word);
    known.set(word, value);
    return value;
  };
}

/** The words of a sentence in small letters, and its question marks. */
export function saidIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/'?[\p{L}\p{N}]+|\?/gu) ?? []
  );
}

function wordsOf(said: readonly string[], closed: (word: string) => string): readonly string[] {
  const words = ['^'];
  for (const word of said.slice(0, mostWords)) {
    const known = closed(word);
    if (known !== matter || words.at(-1) !== matter) words.push(known);
  }
  return [...words, '$'];
}

function closedWord(word: string): string {
  if (/^\d/.test(word)) return figure;
  return word === '?' || word.startsWith("'") || classesOf.has(word) || weightOfEnglish(word) === 0 ? word : matter;
}
