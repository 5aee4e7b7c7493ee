import type { Clause } from '../clause.ts';
import { phraseSet } from '../phrase-set.ts';

const choosing = phraseSet(`
  (should|shall) (it|the|this|that)
  do you want (the|a|an|it|that|to (keep|take|have|pay|include|go))
  (would|do) you (prefer|rather)
  would (you|it) be (okay|fine|happy|enough)
  which (version|option|plan|package|tier|size|model|colour|color)
  are we (going|doing|saying|starting|agreed|taking|keeping|staying)
  (can|could|shall|do) we (agree|fix|settle|keep|leave|cap|limit|say|call it)
  you live with
  how (would|do) you feel about
  will it be
  is it (to be|going to be)
  would (that|this|it|the|two|three|four|five|six|seven|eight|ten|twelve|a|an) (do|suit|be okay)
  suit you better
  who (will|is going to) (be|lead|run)
`);
const asksForFact =
  /^(?:and |so |but |okay,? )*(?:is|are|do|does|did|was|were|have|has|had|how|why|when|where|what|who|can|could|shall|would|will|which) (?!we (?:going|doing|starting|saying)|you (?:want|prefer|rather|like)|it (?:to be|going)|will it)/i;

/** "Monthly or annual?", "So both sites, same hardware?", "Should it be in German too?" */
export function isChoiceQuestion({ words, asks, said }: Clause): boolean {
  if (!asks) return false;
  if (choosing(words)) return true;
  if (
    asksForFact.test(said) ||
    /\b(?:got|had|have|see|hear|know|mean|questions?|right|remember|why|who|how)\b/i.test(said)
  )
    return false;
  return / or /i.test(said) || (/^(?:so|then|okay|right)\b/i.test(said) && words.length >= 4);
}

const offering = phraseSet(`
  (i|we) (can|could|would) (do|offer|go|give|split|include|throw|keep|leave|extend|freeze|hold|drop|start|accept|waive|deliver|bring the)
  (i|we) (would|) (propose|suggest|recommend)
  (i|we) will (keep|waive|treat|leave|include|cover|throw|extend|freeze|hold|drop|stretch|match|credit|honour|honor|split)
  my (suggestion|proposal|offer|idea)
  you (get|keep|pay) (the|your|half|it for)
  that is (my|our) (floor|limit|best|last)
  how about
  what if (i|we|you)
  (suppose|supposing) (i|we|you)
`);
const recapping =
  /^(?:(?:okay|ok|right|alright|great|so|then|and|well),? )*(?:to (?:recap|summari[sz]e|sum up|be clear|confirm|repeat)|let me (?:read|repeat|recap|sum|summari[sz]e|say)|in (?:short|sum|summary)|i have (?:got |noted |written )down|what we have)\b/i;

const concluding = /^(?!then (?:i|he|she|they)\b).*\bthen[.!]?$|^then (?:the|it|you|we|no|that) /i;
/** "So the contract is with them" says how things are, "so nine in total" what it comes to. */
const telling = /\bI\b|\b(?:is|are|am|was|were|has|had|did|have|total|altogether|makes)\b/;

export function isOffer({ words, asks, said }: Clause): boolean {
  if (recapping.test(said) || offering(words)) return true;
  return !asks && (concluding.test(said) || (/^so (?!\p{Lu})/iu.test(said) && !telling.test(said)));
}
