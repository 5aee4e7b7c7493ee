import type { Joining } from '../../../one-item.ts';
import { escaped } from '../../../escaped.ts';
import { saysNoMore } from '../../../says-no-more.ts';
import { wordsOf } from '../clause.ts';
import { onlyDoes } from './deed-meant.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { matterOf } from '../matter.ts';

const numbers =
  /\d+(?:[.,]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundred|thousand|half)\b/gi;

/** Pairs by what the labelled talks have as one: with a day only for the first, two promises mostly are two tasks. */
export const joining: Joining = {
  isOneTask: ({ gap, days }) =>
    gap === 0 ? days !== 'differ' && days !== 'first' : gap === 1 && (days === 'same' || days === 'none'),
  isSameTask: (first, second) => (handsOver.test(first) && handsItAgain.test(second)) || asksTheSame(first, second),
  waits: (text) => /\b(?:before|once|as soon as|after|until) (?:anything|\p{Ll}+ \p{Ll})/iu.test(text),
  oneTask: (first, second) => {
    const [one, other] = [partsOf(first), partsOf(second)];
    // "Take off the module." - "I'll do that today."
    if (onlyDoes.test(one.deed) || onlyDoes.test(other.deed)) return onlyDoes.test(one.deed) ? second : first;
    // "Send the bill." - "Just scan it over."
    if (handsOver.test(one.deed) && (handsIt.test(other.deed) || handsItAgain.test(other.deed))) return first;
    if (asksTheSame(first, second)) return first;
    if (!one.isDeed || !other.isDeed) return one.isDeed || !other.isDeed ? first : second;
    const [short, long] = [one.deed.toLowerCase(), other.deed.toLowerCase()];
    if (long.includes(short)) return second;
    if (short.includes(long)) return first;
    const next = withoutSameAgain(other.deed, one.deed);
    const link = / and | whether /.test(`${one.deed} ${next}`) ? ', and ' : ' and ';
    const deeds = `${one.deed}${link}${next.charAt(0).toLowerCase()}${next.slice(1)}`;
    const [pointed] = [one, other].flatMap(({ pointed: thing }, i) =>
      isSaid(thing, (i === 0 ? other : one).deed) ? [] : (thing ?? []),
    );
    return pointed === undefined ? `${deeds}.` : `${deeds} (${pointed}).`;
  },
  numbers: numbersIn,
  terms: wordsOf,
  isOffer: (text) => /\?$|^(?:if|could|can|would|what if)\b|\b(?:could|would|can do)\b/i.test(text),
  isSaidAgain: saysNoMore(matterOf, numbersIn, /\b(?:only|just|without|except|no|not|never)\b|n['’]t\b/i),
  areApart: (question, other) => {
    if (!question.endsWith('?') || !other.endsWith('?')) return false;
    const [one, two] = [matterOf(question), matterOf(other)];
    return Math.min(one.size, two.size) >= leastAsked && [...one].every((term) => !two.has(term));
  },
  space: ' ',
};

const leastAsked = 2;

function numbersIn(text: string): readonly string[] {
  return text.toLowerCase().match(numbers) ?? [];
}

const handsOver =
  /^(?:get|send|mail|e-?mail|share|forward|give|bring|scan|text|post) (?!(?:it|that|this|them|those|these)\b)/i;
const handsIt =
  /^(?:just )?(?:send|mail|e-?mail|share|forward|scan|text|post|fire|ping|shoot|get|drop|bring) (?:it|that|this|them|those|these)(?: (?:over|across|through|to (?:him|her|them|the \p{L}+|\p{Lu}\p{L}+)|whenever|when \p{L}+ (?:can|get to it)))*\.?$/iu;

/** "I'd have to ask Malcolm, the finance director. - I'll have a word with the finance director.": one asks him once. */
function asksTheSame(first: string, second: string): boolean {
  const [one, other] = [first, second].map((text) => reaches.exec(text.replace(/\.$/, ''))?.[1]);
  if (one === undefined || other === undefined) return false;
  const [who, also] = [matterOf(one), matterOf(other)];
  const [few, many] = who.size < also.size ? [who, also] : [also, who];
  return few.size > 0 && [...few].every((term) => many.has(term));
}

const reaches =
  /^(?:ask|ring|call|phone|talk to|speak (?:to|with)|check with|have a (?:quick )?(?:word|chat|talk) with|run (?:it|that|this) (?:by|past)|put (?:it|that|this) to|take (?:it|that|this) to) ((?:(?!\b(?:about|whether|if|for|and|on|what|how|who|when|which)\b).)+?)(?: (?:first|again|before .*|when .*))?$/i;

/** "Could you get the data?" - "You'll have it before he comes." */
const handsItAgain =
  /^(?:get|send|give|have|mail|bring) (?:it|that|this|them|those|these) (?:over |across |back )?(?:to |for )?(?:\p{Lu}\p{L}+|them|him|her|the \p{L}+)\b(?: (?:before|by|as soon as|once|when|well|in)\b.*)?\.?$/iu;

/** "Ask finance about the charge. - I'll ask them and ring you.": what goes on from the same deed is told behind it. */
function withoutSameAgain(deed: string, before: string): string {
  const [verb = ''] = before.split(' ');
  const again = new RegExp(`^${escaped(verb)}(?: (?:them|him|her|it|that|this))?,? and (?=\\p{L})`, 'iu');
  return deed.replace(again, '');
}

interface Parts {
  readonly deed: string;
  /** What stands in parentheses behind it. */
  readonly pointed: string | undefined;
  readonly isDeed: boolean;
}

const light = /^(?:have|let|make|do|get|find|see|keep|need)$/i;

function partsOf(text: string): Parts {
  const [, deed = '', pointed] = /^(.*?)(?: \((.+)\))?\.?$/su.exec(text) ?? [];
  const verb = /^\p{L}+/u.exec(deed)?.[0].toLowerCase() ?? '';
  return { deed, pointed, isDeed: isListedDeed(verb) || light.test(verb) };
}

/** "(Callum will bring two reels over)" behind "Bring two reels over" tells nothing new. */
function isSaid(pointed: string | undefined, deed: string): boolean {
  if (pointed === undefined) return true;
  const words = pointed.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = deed.toLowerCase();
  return words.filter((word) => said.includes(word)).length * 2 >= words.length;
}
