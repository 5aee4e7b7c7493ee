import type { Remark } from '../../../facts/talk.ts';
import { countWords } from '../split.ts';
import { isAnaphoric, matterOf } from './matter.ts';

/** Sentences of the answerer that may lie between the question and what he says to it. */
const reach = 4;
const [mostWords, leastMatter] = [18, 2];

/** "Which doors, though? Because four and five are where we lose the most.": why something is asked or chosen. */
export const givesReason = /^\W*(?:(?:and|but|well|yeah|so),? )*(?:because|['’]?cause)\b/i;
/** Says by one noun what it is about. */
const ofKind =
  /^\W*(?:(?:and|so|but|okay|then),? )*(?:(?:which|how many|how much|whose) \p{L}{3,}|what(?:['’]s| is| are| was) (?:the|your|our|its) \p{L}{4,})/iu;

/** The question that a remark answers: the last that was said to its speaker, with nobody else between, and which says what it is about. */
export function askedBefore(at: number, remarks: readonly Remark[]): Remark | undefined {
  const answerer = remarks[at]?.speaker;
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const remark = remarks[i];
    if (!remark || remark.speaker === answerer || givesReason.test(remark.text)) continue;
    const least = ofKind.test(remark.text) ? 1 : leastMatter;
    const isTelling = matterOf(remark.text).size >= least && countWords(remark.text) <= mostWords;
    return remark.text.endsWith('?') && isTelling ? remark : undefined;
  }
  return undefined;
}

const inverted =
  /^(?:(?:and|so|but|then|okay|right|well),? )*(?:is|are|do|does|did|can|could|will|would|shall|should|have|has|what|which|how|when|where|who|why)\b/i;

/** "So leave the east side out? - Leave it out.": what was asked as a statement is settled as it was asked. */
export function takesUp(reply: string, asked: string): boolean {
  return isAnaphoric(reply) && !inverted.test(asked);
}

const plainAnswer =
  /^(?:(?:oh|well|ah|um|uh),? )?(?:yes|yeah|yep|yup|nope|correct|exactly|right|of course|absolutely|definitely|it (?:does|is|will|can)|they (?:do|are|can)|we (?:do|can)|(?:it|they|we|that) (?:(?:will|do|does|is|are|can) not|(?:wo|do|does|is|are|ca)n['’]t)(?=[,.])|no(?!\W+(?:idea|clue|i |but )))\b/i;

/** "How many?" - "About forty.", "who?" - "That's Berger." */
const asksNumber = /\bhow (?:many|much)\b/i;
const saysNumber =
  /^(?:(?:oh|well|um|uh),? )*(?:(?:about|around|roughly|some|maybe|nearly|over|under) )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|an? hundred|a dozen)\b)(?! times\b)/iu;
const asksWho = /\bwho(?:se)?\b/i;
const saysWho = /^(?:(?:oh|well|um|uh),? )*[Tt]hat(?:['’]s| is| was| would be) (?:\p{Lu}|the \p{L}|our |my )/u;

/** What was said right after a question answers it plainly: nobody has to find that out. */
export function isAnswered({ index, text }: Remark, remarks: readonly Remark[]): boolean {
  const reply = remarks[index + 1];
  if (reply === undefined || reply.text.endsWith('?')) return false;
  return (
    plainAnswer.test(reply.text) ||
    (asksNumber.test(text) && saysNumber.test(reply.text)) ||
    (asksWho.test(text) && saysWho.test(reply.text))
  );
}
