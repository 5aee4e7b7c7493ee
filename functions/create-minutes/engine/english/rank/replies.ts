import type { Meeting } from '../../meeting.ts';
import { countWords } from '../split.ts';
import type { Tell } from './trait.ts';

const accepts =
  /^\W*(?:yes|yeah|yep|yup|ok|okay|right|agreed|sure|fine|great|good|perfect|exactly|absolutely|definitely|sounds|that(?:['’]s| is) (?:fine|good|great|true|right)|works|i agree|cool|deal|done|mm-hmm|mm|of course|will do)\b/i;
const refuses = /^\W*(?:no|nope|not|i (?:do not|don['’]t)|but|hmm+|well|wait|actually)\b/i;
/** How many of the next turns count as an answer, and how many of them as one at once. */
const answering = 6;
const atOnce = 3;
/** A turn of more words than this is a speech, however long. */
const mostWords = 300;

/** Tells who answers a sentence and how; each turn is looked at once, in advance. */
export function replyTeller({ turns, sentences }: Meeting): (index: number, tell: Tell) => void {
  const yes = turns.map(({ text }) => accepts.test(text));
  const no = turns.map(({ text }, at) => !yes[at] && refuses.test(text));
  const words = turns.map(({ text }) => Math.min(mostWords, countWords(text)));
  return (index, tell) => {
    const sentence = sentences[index];
    const last = sentence?.spans.at(-1)?.turn ?? 0;
    const agreeing = new Set<string | undefined>();
    let soon = 0;
    for (let at = last + 1; at <= last + answering; at++) {
      if (!yes[at] || turns[at]?.speaker === sentence?.speaker) continue;
      agreeing.add(turns[at]?.speaker);
      if (at <= last + atOnce) soon++;
    }
    tell('agreed', soon);
    tell('agreeing', agreeing.size);
    tell('turnWords', words[last] ?? 0);
    if (turns[last + 1] === undefined || turns[last + 1]?.speaker === sentence?.speaker) return;
    tell('replyWords', words[last + 1] ?? 0);
    tell(yes[last + 1] ? 'reply:yes' : no[last + 1] ? 'reply:no' : 'reply:other', 1);
  };
}
