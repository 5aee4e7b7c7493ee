import type { Meeting } from '../meeting.ts';
import type { Sentence } from '../sentence.ts';
import { decisionText } from './decisions.ts';
import { isConduct } from './proceedings.ts';

/** What settles nothing, however likely it is talk of what is settled: an impression, a state of mind, a question. */
const noDecision =
  /^(?:(?:it|this|that|there|he|she)(?:['’]s| is| was| are)? (?:(?:is|was|a|an|very|really|quite|pretty|just|all|more|not|so|too) )*[\p{L}-]+[.]?$|I(?:['’]m| am| was) (?:not )?(?:sure|afraid|glad|sorry|wondering|thinking)|(?:I|we|they|you) (?:do not|don['’]t|did not|didn['’]t) (?:know|remember|understand|care)|here (?:is|are)|each of you|you (?:had|have|can|need)|you(?:['’]re| are| were) (?!(?:all |both )?(?:going|supposed|to)\b)|(?:anything|anyone|when|would|perhaps to|if|unless|while|does|did|are|can|supposed?|imagine|do you|think|thought|guess|true,)\b|is (?:it|that|there|a|an)?\b)|\bdo you (?:think|want|know|mean)\b/iu;
const leastTerms = 2;

/** A decision within one team as minutes have it, where the sentence says enough to be one. */
export function teamDecision(sentence: Sentence, meeting: Meeting): string | undefined {
  const { text, terms } = sentence;
  if (new Set(terms).size < leastTerms || noDecision.test(text) || isConduct(text)) return undefined;
  const stated = decisionText(sentence, meeting);
  // what is thought to be true settles no more than what is true
  return stated === undefined || noDecision.test(stated) ? undefined : stated;
}
