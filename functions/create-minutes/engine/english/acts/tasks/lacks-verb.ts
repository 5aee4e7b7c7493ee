import type { Remark } from '../../../../facts/talk.ts';
import { hasMainClause } from '../../clause/main-clause.ts';
import { readWords } from '../../clause/read-words.ts';
import { wordClass } from '../../clause/word-class.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { matterOf } from '../matter.ts';

/** Whether a task does not begin with what is done, as an order does. */
export function lacksVerb(text: string, said: readonly Remark[]): boolean {
  const [first] = readWords(text);
  const verb = first?.text.toLowerCase() ?? '';
  const is = wordClass(verb);
  if (isListedDeed(verb) || is === 'base' || is === 'past' || orders.test(verb)) return false;
  return is !== 'noun' || !said.some((remark) => doneIn(remark.text, verb));
}

const orders = /^(?:do|have|be|whatsapp|docusign)$/;

/** "I'll scrub that": a verb that is on no list stands behind its doer, or behind what asks for it. */
function doneIn(said: string, verb: string): boolean {
  const words =
    expandContractions(said)
      .toLowerCase()
      .match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return words.some(
    (word, at) => word === verb && (doers.test(words[at - 1] ?? '') || (at === 0 && takesThing(words[1]))),
  );
}

function takesThing(next = ''): boolean {
  return objects.has(wordClass(next));
}

const objects: ReadonlySet<string> = new Set(['article', 'determiner', 'object', 'that']);

const doers =
  /^(?:will|would|can|could|shall|should|to|please|i|we|you|and|then|just|him|her|them|me|us|not|let|let['’]s)$/;

/** A line of more things tells something, though it is no order. */
const leastMatter = 2;

/** Whether a task tells neither a deed nor, in a clause of its own, what is to become of a thing. */
export function namesNothing(text: string, said: readonly Remark[], isName: (word: string) => boolean): boolean {
  const plain = text.replace(beside, '');
  if (!lacksVerb(plain, said)) return false;
  return (
    isPhrase(plain) ||
    onlyDay.test(plain) ||
    matterOf(plain, (word) => isName(word) || sides.test(word)).size < leastMatter
  );
}

/** What stands in brackets behind it. */
const beside = / \(.+\)\.?$/su;

/** "By ward, with the blankets separate" */
export function isPhrase(text: string): boolean {
  const plain = text.replace(beside, '');
  const [first] = readWords(plain);
  return (
    wordClass(first?.text.toLowerCase() ?? '') === 'preposition' &&
    matterOf(plain).size >= leastMatter &&
    !hasMainClause(plain)
  );
}

const sides = /^(?:customer|vendor)$/;
/** "Wednesday is enough", "by close of business Thursday is sufficient" */
const onlyDay =
  /^(?:(?:by|on|before) )?(?:(?:close|end) of (?:business|play) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|evening|afternoon|week))?(?:['’]s| is| would be| will be| then| early)(?= |\.?$)/i;
