import { wordClass } from '../clause/word-class.ts';

/** The same party again in a sentence, with nobody else named between: "the customer can come to the customer's own tables". */
const again =
  /\b([Tt]he (?:customer|vendor)(?:’s)?\b(?:(?!\b(?:the (?:customer|vendor)|their|they|them)\b)[^.;?!\p{Lu}])*?)\b(the (?:customer|vendor))’s (?=(\p{Ll}+))/u;
/** "The vendor's goes lower", "the vendor's or theirs": nothing of the party's is named. */
const namesNothing =
  /^(?:third|finite|adverb|conjunction|preposition|subordinator|that|article|subject|object|to|past)$/;
const notThings = /^(?:till|still|too|go|get|have|do|come|take|make|run|cost|last|work|stay)$/;
const mostTimes = 4;

/** What belongs to a party that a sentence has named already is "theirs". */
export function namedOnce(text: string, times = mostTimes): string {
  const told = text.replace(again, (said, before: string, party: string, next: string) => {
    const isSame =
      before.toLowerCase().startsWith(party) && !namesNothing.test(wordClass(next)) && !notThings.test(next);
    return isSame ? `${before}their ` : said;
  });
  return told === text || times <= 1 ? told : namedOnce(told, times - 1);
}
