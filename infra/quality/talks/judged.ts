import type { Act } from '#functions/create-minutes/engine/classifier/model.ts';
import { heardIn } from '#functions/create-minutes/engine/classifier/review.ts';
import { type Heard, surroundingsOf } from '#functions/create-minutes/engine/classifier/surroundings.ts';
import type { Example } from './examples.ts';
import type { Rows } from './fit-trees.ts';
import { targetsFor } from './fit-words.ts';

export interface Judged {
  readonly example: Example;
  readonly traits: readonly Float64Array[];
  readonly heard: readonly Heard[];
}

/** What the second step sees of each talk, where it may learn from the rules. */
export function judgedOf(examples: readonly Example[], odds: readonly (readonly Float64Array[])[]): readonly Judged[] {
  return examples.flatMap((example, talk) => {
    if (example.wordsOnly) return [];
    const heard = heardIn({ ...example.talk, odds: odds[talk] }, example.meeting, example.language.reader);
    return [{ example, heard, traits: surroundingsOf(heard, example.ruled) }];
  });
}

export function rowsOf(act: Act, judged: readonly Judged[]): Rows {
  const targets = judged.flatMap(({ example }) => targetsFor(act, example));
  return {
    traits: judged.flatMap(({ traits }) => traits),
    labels: Float64Array.from(targets, ({ label }) => label),
    weights: Float64Array.from(targets, ({ weight }) => weight),
  };
}
