import type { DraftItem } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import type { Sentence } from '../sentence.ts';
import { dayAndTime } from './when.ts';

const accepts =
  /\b(?:works|is (?:good|fine|great|perfect)|sounds (?:good|great|fine|perfect)|suits)\b|^\W*(?:yes|yep|yeah|sure|perfect|great|okay|ok|fine|done|deal|absolutely)\b/i;
const refuses = /\b(?:not|n['’]t|no|but|unfortunately|however|instead|rather|would prefer|how about|what about)\b/i;
const proposes =
  /\b(?:how about|what about|shall we|let['’]?s|could we|can we|we could|would|are you (?:free|available)|i['’]m (?:free|available)|i am (?:free|available)|does|do you have|say)\b/i;
/** What people meet for. */
const occasion =
  /\b(?:(?:a|an|the|that|this|our|your|another) )?(?:[\p{L}-]+,? ){0,2}?(?:[\p{L}-]+ )?(?:call|meeting|demo|demonstration|consultation|visit|appointment|session|kick-?off(?: call| meeting)?|review|follow-up|walkthrough|walk-through|workshop|tour|check-in|analysis)\b/giu;
const lookBack = 8;
const answerWithin = 4;

/** Days on which the two sides agreed to meet: proposed by one, accepted by another. Of several the last is meant. */
export function appointments({ sentences }: Meeting): readonly DraftItem[] {
  for (let at = sentences.length - 1; at >= 0; at--) {
    const proposal = sentences[at];
    const when = proposal && proposes.test(proposal.raw) ? dayAndTime.exec(proposal.raw)?.[0] : undefined;
    if (!proposal || when === undefined) continue;
    const answer = sentences
      .slice(at + 1, at + 1 + answerWithin)
      .find(({ speaker, raw }) => speaker !== proposal.speaker && accepts.test(raw) && !refuses.test(raw));
    if (answer) return [write(when, proposal, answer, sentences.slice(Math.max(0, at - lookBack), at + 1))];
  }
  return [];
}

function write(said: string, proposal: Sentence, answer: Sentence, before: readonly Sentence[]): DraftItem {
  const own = dayAndTime.exec(answer.raw)?.[0] ?? '';
  const when = own.length > said.length ? own : said;
  for (const sentence of [...before].reverse()) {
    const matter = [...sentence.text.matchAll(occasion)].at(-1)?.[0].trim();
    if (matter === undefined) continue;
    const spans = [...new Set([...sentence.spans, ...proposal.spans, ...answer.spans])];
    return { text: `They agreed on ${when} for ${withArticle(matter)}.`, spans };
  }
  return { text: `They agreed on ${when}.`, spans: [...proposal.spans, ...answer.spans] };
}

/** "that initial consultation", "more detailed consultation" -> "the initial consultation", "a more detailed consultation" */
function withArticle(matter: string): string {
  const bare = matter.replace(/^(?:.*\b)?(?:that|this|our|your|the|a|an|another) /i, '');
  const definite = /^(?:.*\b)?(?:that|this|our|your|the) /i.test(matter);
  return `${definite ? 'the' : /^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}
