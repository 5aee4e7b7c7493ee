import type { Phrase } from './reader.ts';

/** Of what a part of a talk is about so much is named. */
const mostNamed = 2;
/** The power of the share that a part has of all the times a thing is said: what everybody speaks of tells little of it. */
const ownPower = 2;
/** Of what it would be worth, one thing that many meetings have: "the letter" says less. */
export const vagueShare = 0.6;
/** What is said less often was come to by the way; two words are sooner a subject. */
const leastTimes = { word: 3, words: 2 } as const;

/**
 * Names, for one part of a talk after the other, what is spoken of more in it than elsewhere and was not named for one before.
 * @param phrases those of the whole talk
 */
export function ownSubjects(
  phrases: readonly Phrase[],
): (isOfPart: (sentence: number) => boolean) => readonly Phrase[] {
  const named = new Set<string>();
  return (isOfPart) => {
    const rated = phrases.flatMap((phrase) => {
      const own = phrase.sentences.filter(isOfPart);
      if (own.length < leastTimes[phrase.terms.length > 1 ? 'words' : 'word'] || named.has(phrase.text)) return [];
      const share = own.length / phrase.sentences.length;
      const worth = phrase.score * share ** ownPower * (phrase.isVague ? vagueShare : 1);
      return [{ phrase: { ...phrase, sentences: own }, worth }];
    });
    const best = rated.toSorted((a, b) => b.worth - a.worth).slice(0, mostNamed);
    for (const { phrase } of best) named.add(phrase.text);
    return best.map(({ phrase }) => phrase);
  };
}
