import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Meeting } from '../../../meeting.ts';
import { tellingPlace } from '../../../places.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';
import { isAnswered } from '../asked-before.ts';
import { matterOf } from '../matter.ts';
import { inquiry, type Meant, thingIn } from './thing-meant.ts';

const [reach, leastWords] = [7, 4];
/** Asks after something without a question. */
export const asksOtherwise = /\b(?:(?:would|['’]d) like|want(?:ed)?|need(?:ed)?|love) to know\b|\bwonder(?:ed|ing)?\b/i;
/** What is asked for may be a thing. */
const asksFor = /^(?:ask|let)\b/i;
const asksBack = /\b(?:do|would|did) you (?:know|remember|happen to know)\b/i;
/** "Ask them if Nele may visit" */
const asksItself = /\b(?:if|whether|what|how|when|who|which|where)\b/i;

/**
 * What is to be found out where nothing said right before tells it: the last question within some sentences, or the thing that
 * was asked for after it. "Is the returns module in there? - I don't know. Do you? - I'd have to look. - We'll get back to you."
 */
export function questionMeant(
  deed: string,
  own: readonly number[],
  { remarks }: Talk,
  { people }: Meeting,
): Meant | undefined {
  const at = inquiry.test(deed) && !asksItself.test(deed) ? tellingPlace(deed, own, remarks, wordsOf) : undefined;
  if (at === undefined) return undefined;
  const told = (text: string, { speaker, spans }: Remark) => ({
    text: toThirdPerson(text, speakingParties(speaker, people)),
    spans,
  });
  const teller = remarks[at];
  for (const remark of remarks.slice(Math.max(0, at - reach), at).toReversed()) {
    if (asksOtherwise.test(remark.text)) return undefined;
    // nobody finds out what he asked himself, unless he hands it on: "Does it print? Can you check?"
    if (remark.speaker === teller?.speaker && isQuestion(remark) && !teller?.text.endsWith('?')) return undefined;
    if (isQuestion(remark) && isAnswered(remark, remarks)) return undefined;
    if (isQuestion(remark)) return told(withoutOpener(remark.text), remark);
    const isAsked = remark.speaker !== remarks[at]?.speaker && asksFor.test(deed);
    const thing = isAsked ? thingIn(remark.text) : undefined;
    if (thing !== undefined) return told(thing, remark);
  }
  return undefined;
}

function isQuestion({ text }: Remark): boolean {
  return text.endsWith('?') && !asksBack.test(text) && countWords(text) >= leastWords && matterOf(text).size > 0;
}

/** "One question, is the returns thing in there?" */
function withoutOpener(asked: string): string {
  return asked.replace(
    /^(?:(?:so|and|but|okay|well|oh|sorry|hmm),? )*(?:one (?:more |other |last )?(?:question|thing)|(?:just )?a (?:quick )?question|quick (?:one|question))[,:.]? (?=\S+ \S)/i,
    '',
  );
}
