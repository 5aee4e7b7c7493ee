import { hasMainClause } from '../clause/main-clause.ts';
import { wordClass } from '../clause/word-class.ts';
import { countWords } from '../split.ts';
import { beginsWithClause, saysWhat } from './stands-alone.ts';

/** So many words more than asked for are better than a sentence cut where it has no seam. */
const moreForWhole = 9;
const mostOfLead = 2;

/** Where a clause ends within a sentence: what follows has a subject of its own, or only adds to what was said. */
const seams =
  /,? (?:and|so(?! that\b)|because|while|although|though|since) (?=(?:they|it|that|this|there|the|I|we|you|he|she|nobody|everybody|somebody|what|when|if|half|their|our|my|\p{Lu}\p{L}+)\b)|, (?:which|where|who) |, (?=(?:they|it|that|this|there|I|we|you|he|she|the|an?|those|these|their|our|my|nobody|everybody)\b)/giu;

/**
 * The beginning of what was said that is whole and tells its matter within about so many words: "It goes grey after ten washes" of
 * "It goes grey after ten washes, and they are pulling lads off the line over it." Undefined where there is none.
 */
export function firstClause(said: string, mostWords: number, lowerFirst: (text: string) => string): string | undefined {
  const sentences = said
    .split(/(?<=(?:\p{L}{2}|\d|\))(?<!\b(?:Mr|Mrs|Ms|Dr|St|No))[.;?!]) (?=[\p{L}\p{N}$€£¥])/u)
    .map(withoutEnd);
  const [first = '', ...rest] = isLead(sentences) ? sentences.slice(1) : sentences;
  if (isBrokenOff(first)) return undefined;
  if (countWords(first) > mostWords) return cutAtSeam(first, mostWords);
  let told = first;
  for (const next of rest) {
    if (countWords(told) + countWords(next) > mostWords || isBrokenOff(next)) break;
    told += `${told.endsWith('?') ? '' : ';'} ${told.endsWith('?') ? next : lowerFirst(next)}`;
  }
  return told;
}

/** "Different. When they changed carriers," says of nothing that it is different. */
function isLead([first = '', next]: readonly string[]): boolean {
  return next !== undefined && countWords(first) <= mostOfLead && !first.endsWith('?') && !namesThing.test(first);
}

const namesThing = /^(?:the|an?|their|our|his|her|its|these|those)\b|\d|[’']s\b/iu;

function withoutEnd(text: string): string {
  return text.replace(/[.;!\s]+$/u, '');
}

function cutAtSeam(text: string, mostWords: number): string | undefined {
  const heads = [...text.matchAll(seams)].map(({ index }) => text.slice(0, index)).toReversed();
  const head = heads.find((one) => countWords(one) <= mostWords && !isBrokenOff(one) && tells(one));
  return head ?? (countWords(text) <= mostWords + moreForWhole && saysWhat(text) ? text : undefined);
}

function tells(head: string): boolean {
  return hasMainClause(head) && beginsWithClause(head) && saysWhat(head);
}

/** "The wipes are", "they might overpay, especially", "if every resident had one": more would have come. */
function isBrokenOff(text: string): boolean {
  const last = /[\p{L}’'-]+$/u.exec(text)?.[0] ?? '';
  return (
    /^(?:article|conjunction|subordinator)$/.test(wordClass(last)) ||
    /^(?:especially|particularly|even|just|only|mostly|also)$/i.test(last) ||
    (/^(?:is|are|was|were)$/i.test(last) && !leavesOut.test(text)) ||
    (/^(?:even )?(?:if|when|because|unless|while) [^,]*$/i.test(text) && !hasMainClause(text))
  );
}

/** "Leave the rent where it is", "cheaper than they were" */
const leavesOut = /\b(?:what|where|who|how|which|than|as|that|so)\b/i;
