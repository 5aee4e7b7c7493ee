import { bareName } from '../people.ts';
import type { Phrase } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { isListedDeed } from './acts/deeds/deeds.ts';
import { englishStem } from './stem.ts';
import { isOffice } from './proceedings.ts';
import { counting, noHeading, noLastWord, signsIn } from './topic-signs.ts';
import { type WordClass, wordClass } from './clause/word-class.ts';
import { englishTerms, weightOfEnglish } from './words.ts';

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

const leastAsThing = 0.8;
/** What is said of things so often, of the times it is said, is none itself: "is easy", "too expensive". */
const mostSaidOf = 0.2;
/** Of the times it is said, what is so often said at the end of one longer name is no thing by itself: "control" of "remote control". */
const mostWithin = 0.6;
/** What stands so much oftener before another word of a name than by itself tells what kind of thing that is: "fashionable cover". */
const mostBefore = 1;
/** Of a short talk fewer times tell nothing. */
const leastWithin = 5;
const saysOf =
  /^(?:is|was|am|be|been|being|very|too|so|quite|really|pretty|rather|how|looks?|sounds?|seems?|feels?|gets?|stays?|fairly|slightly)$/;
/** "It's easy" says of something what it is, as "it is easy" does. */
const shortIs = /^(?:it|that|this|there|what|which|who|he|she|we|you|they|I)['’](?:s|re|m)$/iu;
/** "Losing it" is a deed; a thing is "the funding" so often of the times it is said. */
const leastKnown = 0.2;
/** What less of the times has an article is no single thing: "voice recognition", "education". */
const leastPointed = { word: 0.12, words: 0.3 } as const;
/** Two words say more of a subject than one, and what was announced is one. */
const longerGain = 2.2;
const announcedGain = 1;

/** "The photos working", "photos got": many that do something. */
const doesSo = /\p{L}[^s’']s \p{L}+(?:ing|ed)$/u;

/** Things behind an article or another word of their name only: "till January", "fourteen and done", "stay and see". */
const onlyKnown = new Set(['till', 'done', 'stay', 'outside', 'inside', 'normal', 'sitting']);
const points = /^(?:the|an?|our|your|their|my|his|her|this|that|each|every|per|another)$/;
/** What is done with a thing and is no part of its name: "send pictures". */
const noFirstWord = new Set(['send', 'bring', 'give', 'put', 'get', 'let', 'know', 'see', 'keep', 'come']);

/** Forms that no thing has. */
const noThing: ReadonlySet<WordClass> = new Set(['finite', 'past', 'adverb', 'preposition', 'pronoun', 'subordinator']);

/** What ends so is said of a thing and is none: "stays", "noticed". */
const noNoun: ReadonlySet<WordClass> = new Set(['third', 'ed']);

interface Count {
  times: number;
  nominal: number;
  /** After "the", "our" or "your". */
  known: number;
  /** After any word that points to one. */
  pointed: number;
  /** Said of something else: "is easy". */
  saidOf: number;
  readonly forms: Map<string, number>;
  readonly places: number[];
}

/**
 * What is talked about, as phrases that can stand in a heading: runs of content words that are mostly said after an
 * article or a preposition, so that they are things and not deeds. Most important first.
 */
export function englishPhrases(sentences: readonly Sentence[]): readonly Phrase[] {
  const counts = new Map<string, Count>();
  for (const sentence of sentences) countRuns(sentence, counts);
  const announced = counted(sentences, (sentence) => signsIn(sentence).announced);
  const done = counted(sentences, (sentence) => signsIn(sentence).deeds);
  const within = timesWithin(counts);
  const before = timesBefore(counts);
  const speakers = new Set(sentences.flatMap(({ speaker }) => englishTerms(bareName(speaker ?? ''))));
  const rated = [...counts].flatMap(([key, { times, nominal, known, pointed, saidOf, forms, places }]) => {
    const words = key.split(' ');
    if (times < 2 || nominal / times < 0.4) return [];
    if (words.every((word) => speakers.has(word))) return [];
    if (isOffice(key)) return [];
    if (words.length === 1 && saidOf / times > mostSaidOf) return [];
    if (words.length === 1 && (before.get(key) ?? 0) > times * mostBefore) return [];
    if (words.length === 1 && (within.get(key) ?? 0) / times > mostWithin) return [];
    // "take" and "host" are said of doing, unless nearly always as a thing
    if (words.length === 1 && isListedDeed(words[0] ?? '') && nominal / times < leastAsThing) return [];
    const weight = words.reduce((sum, word) => sum + weightOfEnglish(word), 0) / words.length;
    const text = [...forms].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    const head = text.toLowerCase().split(' ').at(-1) ?? '';
    if (counting.test(head) || noLastWord.has(head) || doesSo.test(text)) return [];
    if (noNoun.has(wordClass(head))) return [];
    if (words.length === 1 && wordClass(head) === 'ing' && known < times * leastKnown) return [];
    if (words.length === 1 && (noHeading.has(head) || (done.get(head) ?? 0) >= nominal)) return [];
    const named = 1 + announcedGain * Math.min(2, announced.get(head) ?? 0);
    return [
      {
        text,
        key,
        words,
        places,
        isKnown: known * 2 > times,
        isBare: pointed < times * leastPointed[words.length > 1 ? 'words' : 'word'],
        isVague: words.length === 1 && isOneThing.test(text),
        score: times * weight * named * (words.length === 1 ? 1 : longerGain),
      },
    ];
  });
  rated.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  return withoutOverlap(rated.slice(0, 60)).map(({ text, places, words, score, isKnown, isBare, isVague }) => ({
    text,
    isKnown,
    isBare,
    isVague,
    sentences: places,
    terms: words,
    score,
  }));
}

/** Of many, "seats" or "loggers", a meeting has its own; and a name is nothing else's. */
const isOneThing = /^\p{Ll}.*(?:[^s’']|ss|us|is)$/u;

/** How often a word ends the longer name that it is most often part of. */
function timesWithin(counts: ReadonlyMap<string, Count>): ReadonlyMap<string, number> {
  const within = new Map<string, number>();
  for (const [key, { times }] of counts) {
    const [head = '', ...before] = key.split(' ').reverse();
    if (before.length === 1 && times >= leastWithin && times > (within.get(head) ?? 0)) within.set(head, times);
  }
  return within;
}

/** How often a word begins a longer name. */
function timesBefore(counts: ReadonlyMap<string, Count>): ReadonlyMap<string, number> {
  const before = new Map<string, number>();
  for (const [key, { times }] of counts) {
    const [first = '', ...rest] = key.split(' ');
    if (rest.length === 1) before.set(first, (before.get(first) ?? 0) + times);
  }
  return before;
}

function counted(
  sentences: readonly Sentence[],
  wordsOf: (sentence: Sentence) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) for (const word of wordsOf(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countRuns(sentence: Sentence, counts: Map<string, Count>): void {
  for (const run of runsOf(sentence)) countOne(run, sentence.index, counts);
}

/** Words that stand together like a thing, and what stands before them. */
interface Run {
  readonly key: string;
  readonly form: string;
  readonly isNominal: boolean;
  readonly isKnown: boolean;
  readonly isPointed: boolean;
  readonly isSaidOf: boolean;
}

/** Asked for twice of each sentence: for the opening of the minutes, and for the heading of its topic. */
const knownRuns = new WeakMap<Sentence, readonly Run[]>();

function runsOf(sentence: Sentence): readonly Run[] {
  const runs = knownRuns.get(sentence) ?? readRuns(sentence.text);
  knownRuns.set(sentence, runs);
  return runs;
}

function readRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let before = '';
  let run: string[] = [];
  let start = '';
  const flush = () => {
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
        isSaidOf: run.length === 1 && saysOf.test(before),
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
      flush();
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

function countOne(
  { key, form, isNominal, isKnown, isPointed, isSaidOf }: Run,
  place: number,
  counts: Map<string, Count>,
): void {
  const count = counts.get(key) ?? {
    times: 0,
    nominal: 0,
    known: 0,
    pointed: 0,
    saidOf: 0,
    forms: new Map<string, number>(),
    places: [],
  };
  counts.set(key, count);
  count.times++;
  if (isNominal) count.nominal++;
  if (isKnown) count.known++;
  if (isPointed) count.pointed++;
  if (isSaidOf) count.saidOf++;
  count.forms.set(form, (count.forms.get(form) ?? 0) + 1);
  if (count.places.at(-1) !== place) count.places.push(place);
}

function withoutOverlap<Rated extends { readonly words: readonly string[] }>(
  rated: readonly Rated[],
): readonly Rated[] {
  const used = new Set<string>();
  return rated.filter(({ words }) => {
    if (words.some((word) => used.has(word))) return false;
    for (const word of words) used.add(word);
    return true;
  });
}
