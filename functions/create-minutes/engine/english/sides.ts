import { replies, topicality } from '../context.ts';
import type { Meeting } from '../meeting.ts';
import type { Sentence } from '../sentence.ts';
import { decisionCues } from './decisions.ts';
import { englishDue } from './due.ts';
import { ownerOf } from './owner.ts';
import { isUnanswered } from './questions.ts';
import type { Ranked } from './rank/ranker.ts';

const accepts =
  /^[^?!]{0,60}\b(?:works(?: for| fine|[.,!])|(?:is|sounds) (?:good|fine|great|perfect))|^\W*(?:yes|yeah|yep|yup|ok|okay|right|agreed|sure|fine|great|good|perfect|exactly|absolutely|definitely|certainly|sounds|of course|will do|no problem|thanks|thank you|excellent|that(?:['’]s| is) (?:fine|good|great)|works|i agree|i(?:['’]ll| will| can)|cool|deal|done|mm-hmm)\b/i;
const refuses = /^\W*(?:no|nope|not|i (?:do not|don['’]t)|but|hmm+|well|wait|actually)\b/i;
const hypothetical =
  /\b(?:if (?:i|you|we|they|it|the|there)|would be|could be|might|when you|once you|whenever|in case|say that|people|users?|customers? (?:can|will|could)|you know)\b/i;
/** A question settles something only when it proposes it in so many words. */
const proposal = 1.5;
/** Tasks are given out at the end; from this share of the meeting on they are believed more easily. */
const closingShare = 0.88;

/**
 * How far a sentence is a decision between two sides: announced, or proposed by one and accepted by the other. From 1 on it
 * is one. Within one team this says little, where everything is proposed and agreed to; there the learned weights judge.
 */
export function settledBetweenSides({ sentence }: Ranked, meeting: Meeting): number {
  const said = decisionCues(sentence);
  if (said < 0.3) return 0;
  const accepted = accepts.test(nextReply(sentence, meeting));
  if (sentence.text.endsWith('?') && !(accepted && said >= proposal)) return 0;
  const score = said + (accepted ? 0.5 : refuses.test(nextReply(sentence, meeting)) ? -0.7 : 0);
  return score < 1 ? score : score + 3 * topicality(sentence, meeting);
}

/** How plainly a task is promised, or asked and taken: from 1.9 on it is one. */
export function promisedBetweenSides({ sentence, task }: Ranked, meeting: Meeting): number {
  if (!task) return 0;
  return (
    task.weight +
    (accepts.test(nextReply(sentence, meeting)) ? 0.4 : 0) +
    (englishDue(sentence.raw, meeting.day) ? 0.7 : 0) +
    (ownerOf(task, sentence, meeting) ? 0.2 : 0) +
    (sentence.index / meeting.sentences.length > closingShare ? 0.5 : 0) -
    (hypothetical.test(sentence.text) ? 1.2 : 0)
  );
}

/** A question nobody could answer, or what is said to be unknown: 1 and more, the more telling the more. */
export function openBetweenSides({ sentence, matter }: Ranked, meeting: Meeting): number {
  if (matter === undefined || sentence.terms.length < 3) return 0;
  if (sentence.text.endsWith('?') && !isUnanswered(sentence, meeting)) return 0;
  return 1 + topicality(sentence, meeting);
}

function nextReply(sentence: Sentence, meeting: Meeting): string {
  return replies(meeting, sentence)[0] ?? '';
}
