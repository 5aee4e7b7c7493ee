/** A wording that speaks for (or, below 0, against) a sentence being of a kind. */
export type Cue = readonly [wording: RegExp, weight: number];

/** The sum over the cues whose wording is there. */
export function weighCues(text: string, cues: readonly Cue[]): number {
  let sum = 0;
  for (const [wording, weight] of cues) if (wording.test(text)) sum += weight;
  return sum;
}
