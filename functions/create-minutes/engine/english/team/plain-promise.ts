import { replies } from '../../context.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { englishDue } from '../dates/due.ts';
import { ownerOf } from './owner.ts';
import type { Ranked } from '../rank/ranker.ts';

const accepts =
  /^[^?!]{0,60}\b(?:works(?: for| fine|[.,!])|(?:is|sounds) (?:good|fine|great|perfect))|^\W*(?:yes|yeah|yep|yup|ok|okay|right|agreed|sure|fine|great|good|perfect|exactly|absolutely|definitely|certainly|sounds|of course|will do|no problem|thanks|thank you|excellent|that(?:['’]s| is) (?:fine|good|great)|works|i agree|i(?:['’]ll| will| can)|cool|deal|done|mm-hmm)\b/i;
const hypothetical =
  /\b(?:if (?:i|you|we|they|it|the|there)|would be|could be|might|when you|once you|whenever|in case|say that|people|users?|customers? (?:can|will|could)|you know)\b/i;
/** Tasks are given out at the end; from this share of the meeting on they are believed more easily. */
const closingShare = 0.88;

/** How plainly a task is promised, or asked and taken: from 1.9 on it is one. */
export function plainPromise({ sentence, task }: Ranked, meeting: Meeting): number {
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

function nextReply(sentence: Sentence, meeting: Meeting): string {
  return replies(meeting, sentence)[0] ?? '';
}
