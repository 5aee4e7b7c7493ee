import type { Clause } from './clause.ts';
import { phraseSet } from './phrase-set.ts';

/** "Fair?", "Everybody happy with that?": asks for the yes to what was said before it. */
export function asksAssent({ words, asks }: Clause): boolean {
  return asks && words.length <= 7 && assent(words) !== undefined;
}

const assent = phraseSet(`
  (fair|okay|ok|agreed|deal|happy|settled|alright|acceptable|good)
  (is|are) (that|you|we) (okay|fine|good|happy|agreed|acceptable)
  (does|would) that (work|suit|do|help)
  can you live with
  sound (good|fair|right)
  do we have a deal
`);

const taking = phraseSet(`
  that is (it|right|correct|the one|how we do it|the plan|me done)
  (bang|spot) on
  you have it
  (right|there) you (are|go)
  (hear hear|fully on board|on board|with pleasure|happy with that|be my guest|you are on|shake on it|good man)
  (written|wrote|writing|noting|putting) (it|that|this) (down|through|in)
  (struck|crossed) out
  (deal|done|agreed|settled|sold|locked|booked|binned|noted|understood|confirmed|fine|right|correct|exactly|perfect|fair|accepted|alright|gladly|absolutely|good)
  it is
  got it
  (works|suits|will do)
  (i|we) (can|could) (accept|live|do|work)
  (i|we) will (sign|take)
  (i|we) (like|accept|agree|approve)
  you have (got|) (a|yourself|my)
  shake hands
  there is my hand
  makes sense
  go on then
  is doable
  now you are talking
  would do (me|us|nicely)
  (i|we) (can|could) (sell|stomach) (that|it)
  twist my arm
  argue with (that|it)
  then (i|we) (am|are) happy
  (goes|comes) (out|off|in)
  it stays
  (we|they|i) are
`);

/** How much a reply takes what was said before it for settled: 0 to 2. */
export function takes(words: readonly string[], accepts: boolean): number {
  return (accepts ? 1 : 0) + (taking(words.slice(0, mostTaking)) || words.at(-1) === 'then' ? 1 : 0);
}

const mostTaking = 10;
