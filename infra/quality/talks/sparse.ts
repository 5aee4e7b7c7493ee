import { nameOfFeature, tellFeatures } from '#functions/create-minutes/engine/classifier/learned/features.ts';
import type { Example } from './examples.ts';

/** A feature must be seen in so many talks to be believed. */
const leastTalks = 5;

export interface Sparse {
  readonly names: readonly string[];
  /** By talk, by remark: numbers of its features. */
  readonly features: readonly (readonly Int32Array[])[];
}

/** The features of talks of one language, by number. */
export function sparseOf(examples: readonly Example[]): Sparse {
  const told = examples.map(({ talk, meeting, language }) => {
    const own = talk.remarks.map(() => new Set<string>());
    tellFeatures(talk.remarks, meeting.people, language.learned.lexicon, (i) => (...parts) => {
      own[i]?.add(nameOfFeature(...parts));
    });
    return own.map((some) => [...some]);
  });
  const seen = new Map<string, number>();
  for (const own of told) for (const feature of new Set(own.flat())) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const names = [...seen].flatMap(([feature, count]) => (count >= leastTalks ? [feature] : [])).sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  return {
    names,
    features: told.map((own) => own.map((some) => Int32Array.from(some.flatMap((name) => numbers.get(name) ?? [])))),
  };
}
