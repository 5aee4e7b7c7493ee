import type { Meeting } from './meeting.ts';
import type { Sentence } from './sentence.ts';

const replyTurns = 3;

/** What others say right after a sentence: the rest of its turn does not count, nor what the same speaker goes on to say. */
export function replies({ turns }: Meeting, sentence: Sentence): readonly string[] {
  const last = sentence.spans.at(-1)?.turn ?? 0;
  return turns
    .slice(last + 1, last + 1 + replyTurns)
    .flatMap(({ speaker, text }) => (speaker !== sentence.speaker ? [text] : []));
}

/** How close a sentence is to what the meeting is about: 0 to 1. */
export function topicality({ terms }: Sentence, { weights, heaviest }: Meeting): number {
  if (terms.length === 0 || heaviest === 0) return 0;
  const rated = terms
    .map((term) => weights.get(term) ?? 0)
    .sort((a, b) => b - a)
    .slice(0, 3);
  return rated.reduce((sum, weight) => sum + weight, 0) / (3 * heaviest);
}
