import { phraseSet } from '../phrase-set.ts';

/** Of the seller this is a promise and no choice. */
export const ownWill = /\bI (?:will|am going)\b/i;
export const summingUp = /\bthen\W*$|^(?:so|okay|ok|great)\b/i;
export const bargaining = /\b(?:do|accept|live|agree|drop|match|waive|extend|meet|commit)\b/;
export const approves = phraseSet(`
  love it
  (fine|okay|good) (by|with|for) (me|us)
  (agreed|deal|noted|done|settled|understood|shaken)
  works (for|)
  right you are
  (written|wrote) (it|that) down
  (confirmed|entered|recorded|duly noted|grand)
  alright
  sounds (good|great|fine|like a plan)
`);
