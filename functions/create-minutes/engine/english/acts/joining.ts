import type { Joining } from '../../one-item.ts';
import { wordsOf } from './clause.ts';
import { onlyDoes } from './deed-meant.ts';
import { isListedDeed } from './deeds.ts';

const numbers =
  /\d+(?:[.,]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundred|thousand|half)\b/gi;

/** Pairs by what the labelled talks have as one: with a day only for the first, two promises mostly are two tasks. */
export const joining: Joining = {
  isOneTask: ({ gap, days }) =>
    gap === 0 ? days !== 'differ' && days !== 'first' : gap === 1 && (days === 'same' || days === 'none'),
  waits: (text) => /\b(?:before|once|as soon as|after|until) (?:anything|\p{Ll}+ \p{Ll})/iu.test(text),
  oneTask: (first, second) => {
    const [one, other] = [partsOf(first), partsOf(second)];
    // "Take off the module." - "I'll do that today."
    if (onlyDoes.test(one.deed) || onlyDoes.test(other.deed)) return onlyDoes.test(one.deed) ? second : first;
    if (!one.isDeed || !other.isDeed) return one.isDeed || !other.isDeed ? first : second;
    const [short, long] = [one.deed.toLowerCase(), other.deed.toLowerCase()];
    if (long.includes(short)) return second;
    if (short.includes(long)) return first;
    const link = / and | whether /.test(`${one.deed} ${other.deed}`) ? ', and ' : ' and ';
    const deeds = `${one.deed}${link}${other.deed.charAt(0).toLowerCase()}${other.deed.slice(1)}`;
    const [pointed] = [one, other].flatMap(({ pointed: thing }, i) =>
      isSaid(thing, (i === 0 ? other : one).deed) ? [] : (thing ?? []),
    );
    return pointed === undefined ? `${deeds}.` : `${deeds} (${pointed}).`;
  },
  numbers: (text) => text.toLowerCase().match(numbers) ?? [],
  terms: wordsOf,
  isOffer: (text) => /\?$|^(?:if|could|can|would|what if)\b|\b(?:could|would|can do)\b/i.test(text),
  space: ' ',
};

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
