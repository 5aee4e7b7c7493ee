import type { Sentence } from './sentence.ts';

/** How much each term has to do with what this meeting is about. */
export type TermWeights = ReadonlyMap<string, number>;

/**
 * A term weighs more the more often it is said and in the more parts of the meeting; `generic` takes away from what
 * is said in every meeting.
 */
export function weighTerms(sentences: readonly Sentence[], generic: (term: string) => number): TermWeights {
  const count = new Map<string, number>();
  for (const { terms } of sentences) for (const term of new Set(terms)) count.set(term, (count.get(term) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [term, times] of count) {
    const rarity = Math.log(1 + sentences.length / times);
    weights.set(term, times === 1 ? 0.8 * generic(term) : generic(term) * Math.sqrt(times) * rarity);
  }
  return weights;
}
