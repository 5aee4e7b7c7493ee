import type { Found } from './phrase-set.ts';
import { no, unknown, yes } from './stance-phrases.ts';

/** How a reply takes what was said before it. */
export type Stance = 'accepts' | 'refuses' | 'unsure' | 'none';

/** "I will.", "oh, would you?" */
const plainYes =
  /^(?:(?:yes|yeah|sure|oh|ah|okay|of course) )*(?:(?:i|we) (?:will|shall|can|are|am)(?: (?:by|on|before|this|next|tomorrow|today|tonight|first)\b.*)?|would you|could you|will you)$/;
const mostPlain = 7;

/** "Please do." is a yes whatever is said behind it: "Without it I can't go to the board." */
const wholeYes =
  /^(?:(?:yes|yeah|yep|oh|ah|sure|okay|ok|well|absolutely|definitely) )*(?:please do(?: (?:so|that|it))?|do(?: (?:please|so|that|it|yes|yeah))?|yes please|please|go on|by all means|that would (?:do it|do|be (?:great|gold|lovely|perfect|brilliant)))$/;

/** Whether a sentence, in small letters, says yes to what was offered or asked, and nothing else. */
export function isWholeYes(words: readonly string[]): boolean {
  return words.length <= mostPlain && wholeYes.test(words.join(' '));
}

/** The beginning of a reply tells: a no within it outweighs a yes, as in "yeah, no, we can't". */
export function stanceOf(words: readonly string[], said = ''): Stance {
  if (words.length <= mostPlain && plainYes.test(words.join(' '))) return 'accepts';
  const head = words.slice(0, headWords);
  const without = withoutThing.test(said) && !refusing.test(said);
  if (without && /\b(?:please|thanks|thank you)\b/i.test(said)) return 'refuses';
  if (passedOn.test(said)) return 'unsure';
  const accepted = yes(head);
  const refused = without || onlyThen.test(said) ? undefined : no(head);
  const isYes = accepted && (isEarly(accepted) || eager.test(head.slice(accepted.start).join(' ')));
  if (isYes && !(refused && outweighs(head, refused.start))) return 'accepts';
  if (refused && refused.start <= latestNo) return 'refuses';
  return unknown(words) ? 'unsure' : 'none';
}

/** "A single page, yes, gladly." */
const eager = /^(?:yes|yeah|sure) (?:gladly|happily|of course|absolutely|no problem|can do|will do)\b/;

/** A single word of praise late in a sentence says yes to nothing: "the weather is lovely". */
function isEarly({ start, end }: Found): boolean {
  return start <= (end - start > 1 ? latestYes : latestWord);
}

/** What the phrases above leave out: somebody is to be asked, or something is not known or decided yet. */
const unknowing = new RegExp(
  [
    String.raw`\b(?:have|has|need|needs) to (?:answer|ask|check|decide|clarify|consult|confirm|enquire|look|find out)\b`,
    String.raw`\b(?:not|cannot|never|nobody)(?: \w+){0,2} (?:known?|tell you|say|decided|made up|heard|remember|recall|been told|agreed|discussed|settled)\b`,
    String.raw`\b(?:i|we) (?:will|would|shall) (?:\w+ )?(?:enquire|inquire|make sure and|find out|check|ask)\b`,
    // "I'm not a hundred per cent", "I wouldn't swear to it", "I haven't a notion"
    String.raw`\bnot (?:a|one) hundred (?:per ?cent|%)|\bnot (?:swear|bet|put money) (?:to|on) (?:it|that)\b|\bnot a (?:notion|breeze|scooby|baldy)\b|\bnot (?:like|want) to commit\b`,
    String.raw`\b(?:cannot|could not) (?:speak for|explain (?:it|that|why)|put a (?:name|date|figure|number) (?:to|on))\b`,
    // "They haven't set the day", "nobody's counted", "they've stopped giving us dates"
    String.raw`\b(?<!\b(?:you|what|who) )(?:has|have) not (?:set|given|picked|fixed|issued|published|released|counted|measured)\b|\bnobody(?:['’]s| has| is)? (?:counted|looked|measured|checked)\b|\bstopped giving\b`,
    // "That's a Colin question", "you're asking the wrong woman", "you tell me"
    String.raw`\bis (?:(?:more of|probably|really) )?an? (?!(?:good|great|fair|simple|big|nice|different|fun|funny|silly|daft|stupid|trick|leading)\b)\w+ question$|\basking the wrong\b|^(?:ha )?you tell me$`,
    String.raw`\b(?:date|day|figure|number|answer|price) (?:i|we) do not have\b|\bnot having any (?:answer|date|figure|number)\b`,
  ].join('|'),
);
const longestUnknown = 22;

/** Whether a reply says that the answer is not known. */
export function saysUnknown(words: readonly string[]): boolean {
  const found = unknown(words);
  if (!found && words.length <= longestUnknown && unknowing.test(words.join(' '))) return true;
  return found !== undefined && words[found.start - 1] !== 'you' && words[found.start - 2] !== 'you';
}

/** "No deposit, then": no refusal, but for those words after "no". */
const withoutThing = /^(?:so )?no \p{L}/iu;
const refusing =
  /^no (?:no|way|thanks|thank|we|i|it|that|not|you|but|because|he|she|they|this|there|never|sorry|actually)\b/i;
/** "The final one I won't have until the board votes": says when, and refuses nothing. */
const onlyThen =
  /\b(?:I|we)(?: will|['’]ll| would| can| could)? ?(?:not|won['’]t|cannot|can['’]t) (?:\p{L}+ ){0,2}(?:have|get|know|see|send|do) (?:[^.?!]{0,40} )?(?:until|till|before)\b/iu;
/** "I will take that to the board" is no yes. */
const passedOn =
  /\btake (?:that|it|this) (?:back\b|to (?:the|our|my)|away|up with|offline)|\bthink (?:it|that|this) (?:over|through)\b/i;
const headWords = 12;
const latestYes = 8;
const latestWord = 2;
const latestNo = 4;

function outweighs(head: readonly string[], at: number): boolean {
  if (
    ['no', 'not'].includes(head[at] ?? '') &&
    ['problem', 'worries', 'a', 'at', 'objection', 'objections', 'issue'].includes(head[at + 1] ?? '')
  )
    return false;
  return at <= latestNo + 2 && !head.slice(0, at).includes('but');
}
