import { phraseSet } from './phrase-set.ts';

const weak = phraseSet(`
  (already|might|maybe|perhaps|possibly|probably|leaning|lean|tempted|hypothetically|theory|theoretically|someday|eventually)
  (i|we) (would|could) (lean|prefer|consider|think|imagine)
  (thinking|think) about
  (last|previous) (year|time|month|quarter)
  (subject|pending|depends|depending) (to|on|the|legal|approval|)
  (back then|used to|years ago|months ago|ago)
  (has|have|needs|need) to (approve|sign off|agree|confirm|decide)
  (just|recently) decided
  (always|usually|yesterday)
  (i|we) had (agreed|decided|settled)
  by the way
  take (that|it|this|them) (to|back|away)
`);

/** Whether something is weighed, told of the past or left to somebody else. */
export function isWeak(words: readonly string[]): boolean {
  return weak(words) !== undefined;
}
