import type { Remark, Talk } from '../facts/talk.ts';
import type { Plain, TopicName, Topics } from './topic.ts';
import type { Finding } from './weigh-slot.ts';

/** Sentences after a question in which its answer is looked for. */
const answerReach = 3;

/** What the customer says in so many words holds whatever is likely of the talk as a whole, and is quoted first. */
export function beyondDoubt(
  topic: TopicName,
  { remarks }: Talk,
  { plain }: Topics,
  { byRules, weighed }: { readonly byRules: Finding; readonly weighed: Finding },
): Finding {
  const words = plain?.[topic];
  if (!words) return weighed;
  const isMissed = weighed.status === 'askedUnanswered' && weighed.remarks.some(({ text }) => words.misses?.(text));
  const found = isMissed ? byRules : weighed;
  const theirs = remarks.filter(({ side }) => side !== 'internal');
  const said = theirs.filter(({ text }) => words.says?.(text));
  const told = said.length > 0 ? said : answersTo(remarks, words);
  if (told.length > 0) {
    const others = found.status === 'confirmed' ? found.remarks : [];
    return { status: 'confirmed', remarks: [...new Set([...told, ...others])] };
  }
  if (found.status !== 'notDiscussed') return found;
  const hints = theirs.filter(({ text }) => words.hints?.(text));
  return hints.length > 0 ? { status: 'mentioned', remarks: hints } : found;
}

/** 「ご決裁は部長様ですか」「いえ、副市長です」 */
function answersTo(remarks: readonly Remark[], { replies }: Plain): readonly Remark[] {
  if (!replies) return [];
  return remarks.flatMap((question) => {
    if (question.side !== 'internal') return [];
    const answer = remarks
      .slice(question.index + 1, question.index + 1 + answerReach)
      .find(({ side, text }) => side !== 'internal' && replies(question.text, text));
    return answer ? [answer] : [];
  });
}
