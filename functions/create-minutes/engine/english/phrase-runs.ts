import type { Sentence } from '../sentence.ts';
import { type WordClass, wordClass } from './clause/word-class.ts';
import { englishStem } from './stem.ts';
import { weightOfEnglish } from './words.ts';

const determiner =
  /^(?:the|a|an|our|your|their|this|that|these|those|some|any|no|of|with|for|about|on|and|or|each|per|two|three|four|five|six|more|new|into|from)$/;
const wordOrStop = /[\p{L}\p{N}][\p{L}\p{N}'’-]*|[,.;:!?()"]/gu;
const longest = 3;
/** Words that stand like things and are no subject: times, counts, and the meeting itself. */
const notTopics = new Set(
  (
    'meeting meetings minute minutes agenda week weeks month months year years day days yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday percent per cent hundred thousand ' +
    'million seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety third fourth half issue issues ' +
    'happen happened happening comes coming going relevant closing previous option options reason reasons word words person amount hour hours concern concerns example ' +
    'jan feb mar apr jun jul aug sept oct nov dec january february march april may june july august september october november december morning afternoon evening quarter ' +
    'presentation presentations decision decisions cause ' +
    'euro euros dollar dollars pound pounds pence cent cents quid bucks rupees yen'
  ).split(' '),
);

const saysOf =
  /^(?:is|was|am|be|been|being|very|too|so|quite|really|pretty|rather|how|looks?|sounds?|seems?|feels?|gets?|stays?|fairly|slightly)$/;
/** "It's easy" says of something what it is, as "it is easy" does. */
const shortIs = /^(?:it|that|this|there|what|which|who|he|she|we|you|they|I)['’](?:s|re|m)$/iu;
/** "The basic things", "a simple one": what stands before these says what they are like. */
const anyThing = /^(?:things?|ones?|stuff|kinds?|ways?|bits?|looks?|enough)$/i;

/** Things behind an article or another word of their name only: "till January", "fourteen and done", "stay and see". */
const onlyKnown = new Set(['till', 'done', 'stay', 'outside', 'inside', 'normal', 'sitting']);
const points = /^(?:the|an?|our|your|their|my|his|her|this|that|each|every|per|another)$/;
/** What is done with a thing and is no part of its name: "send pictures". */
const noFirstWord = new Set(['send', 'bring', 'give', 'put', 'get', 'let', 'know', 'see', 'keep', 'come']);

/** Forms that no thing has. */
const noThing: ReadonlySet<WordClass> = new Set(['finite', 'past', 'adverb', 'preposition', 'pronoun', 'subordinator']);

/** Words that stand together like a thing, and what stands before them. */
export interface Run {
  readonly key: string;
  readonly form: string;
  readonly isNominal: boolean;
  readonly isKnown: boolean;
  readonly isPointed: boolean;
  readonly isSaidOf: boolean;
}

/** Asked for twice of each sentence: for the opening of the minutes, and for the heading of its topic. */
const knownRuns = new WeakMap<Sentence, readonly Run[]>();

export function runsOf(sentence: Sentence): readonly Run[] {
  const runs = knownRuns.get(sentence) ?? readRuns(sentence.text);
  knownRuns.set(sentence, runs);
  return runs;
}

function readRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let before = '';
  let run: string[] = [];
  let start = '';
  const flush = (next = '') => {
    if (run.length === 0) return;
    // "Des Moines is first": a name keeps the capital that begins the sentence as well
    if (isProperName([start, run[1] ?? ''])) run[0] = start;
    start = '';
    const words = run.slice(-longest);
    const stems = words.map((word) => englishStem(word.toLowerCase()));
    for (let size = 1; size <= words.length; size++) {
      if (size > 1 && noFirstWord.has(words.at(-size)?.toLowerCase() ?? '')) continue;
      runs.push({
        key: stems.slice(-size).join(' '),
        form: words.slice(-size).join(' '),
        isNominal: run.length > size || determiner.test(before) || isProperName(words.slice(-size)),
        isKnown: /^(?:the|our|your|their|my)$/.test(before),
        isPointed: points.test(before),
        isSaidOf: run.length === 1 && (saysOf.test(before) || anyThing.test(next)),
      });
    }
    run = [];
  };
  for (const token of text.match(wordOrStop) ?? []) {
    const word = token.endsWith('s') ? token.replace(/['’]s$/, '') : token;
    const first = before === '' && run.length === 0;
    if (isSubject(word) && (!onlyKnown.has(word.toLowerCase()) || points.test(before))) {
      if (first) start = word;
      run.push(first ? decapitalised(word) : word);
    } else {
      flush(token);
      before = shortIs.test(token) ? 'is' : word.toLowerCase();
    }
  }
  flush();
  return runs;
}

/** "Put Beech House on monthly": a name needs no article. */
function isProperName(words: readonly string[]): boolean {
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function isSubject(word: string): boolean {
  const lower = word.toLowerCase();
  if (weightOfEnglish(lower) < 1 || word.length <= 2 || /^\d|['’]/.test(word) || notTopics.has(lower)) return false;
  return !noThing.has(wordClass(lower));
}

/** A capital that only begins the sentence; "SAP" and "RouteWise" have theirs everywhere. */
function decapitalised(word: string): string {
  return /^\p{Lu}[^\p{Lu}\d]*$/u.test(word) ? word.toLowerCase() : word;
}
