import { bareName } from '../people.ts';
import type { Phrase } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { isListedDeed } from './acts/deeds/deeds.ts';
import { type Run, runsOf } from './phrase-runs.ts';
import { office } from './proceedings.ts';
import { counting, noHeading, noLastWord, signsIn } from './topic-signs.ts';
import { type WordClass, wordClass } from './clause/word-class.ts';
import { englishTerms, weightOfEnglish } from './words.ts';

/** What is said less often as a thing, of the times it is said, is none; and a deed, unless it nearly always is. */
const leastNominal = 0.4;
const leastAsThing = 0.8;
/** What is said of things so often, of the times it is said, is none itself: "is easy", "too expensive". */
const mostSaidOf = 0.2;
/** Of the times it is said, what is so often said at the end of one longer name is no thing by itself: "control" of "remote control". */
const mostWithin = 0.6;
/** What stands so much oftener before another word of a name than by itself tells what kind of thing that is: "fashionable cover". */
const mostBefore = 0.6;
/** Of a short talk fewer times tell nothing. */
const leastWithin = 5;
/** "Losing it" is a deed; a thing is "the funding" so often of the times it is said. */
const leastKnown = 0.2;
/** What less of the times has an article is no single thing: "voice recognition", "education". */
const leastPointed = { word: 0.12, words: 0.3 } as const;
/** Two words say more of a subject than one, and what was announced is one. */
const longerGain = 2.2;
const announcedGain = 1;

/** "The photos working", "photos got": many that do something. */
const doesSo = /\p{L}[^s’']s \p{L}+(?:ing|ed)$/u;

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
  const isThing = thingsIn(sentences, counts);
  const rated = [...counts].flatMap(([key, count]) => {
    const { times, known, pointed, forms, places } = count;
    if (times < 2) return [];
    const words = key.split(' ');
    const text = [...forms].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    if (!isThing(key, text, count)) return [];
    const weight = words.reduce((sum, word) => sum + weightOfEnglish(word), 0) / words.length;
    const named = 1 + announcedGain * Math.min(2, announced.get(lastOf(text)) ?? 0);
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

/** Whether a run of words names a thing that the talk is about, by how all of it says them. */
function thingsIn(
  sentences: readonly Sentence[],
  counts: ReadonlyMap<string, Count>,
): (key: string, text: string, count: Count) => boolean {
  const done = counted(sentences, (sentence) => signsIn(sentence).deeds);
  const within = timesWithin(counts);
  const before = timesBefore(counts);
  const speakers = new Set(sentences.flatMap(({ speaker }) => englishTerms(bareName(speaker ?? ''))));
  const isThingAlone = (word: string, head: string, { times, nominal, known, saidOf }: Count) => {
    if (saidOf / times > mostSaidOf) return false;
    if ((before.get(word) ?? 0) > times * mostBefore || (within.get(word) ?? 0) / times > mostWithin) return false;
    // "take" and "host" are said of doing, unless nearly always as a thing
    if (isListedDeed(word) && nominal / times < leastAsThing) return false;
    if (wordClass(head) === 'ing' && known < times * leastKnown) return false;
    return !noHeading.has(head) && (done.get(head) ?? 0) < nominal;
  };
  return (key, text, count) => {
    const words = key.split(' ');
    if (count.nominal / count.times < leastNominal) return false;
    if (office.test(key) || words.every((word) => speakers.has(word))) return false;
    const head = lastOf(text);
    if (doesSo.test(text) || endsNoName(head)) return false;
    return words.length === 1 ? isThingAlone(key, head, count) : !isLike(words.at(-1) ?? '', counts);
  };
}

/** How often a word ends the longer name that it is most often part of. */
function timesWithin(counts: ReadonlyMap<string, Count>): ReadonlyMap<string, number> {
  const within = new Map<string, number>();
  for (const [key, { times }] of counts) {
    const [head = '', ...before] = key.split(' ').reverse();
    if (before.length === 1 && times >= leastWithin && times > (within.get(head) ?? 0)) within.set(head, times);
  }
  return within;
}

function lastOf(text: string): string {
  return text.toLowerCase().split(' ').at(-1) ?? '';
}

/** "The van tonight", "the council wants", "point two" */
function endsNoName(head: string): boolean {
  return counting.test(head) || noLastWord.has(head) || noNoun.has(wordClass(head));
}

/** What is mostly said of things ends no name of one: "tools available". */
function isLike(word: string, counts: ReadonlyMap<string, Count>): boolean {
  const { times = 0, saidOf = 0 } = counts.get(word) ?? {};
  return saidOf > times * mostSaidOf;
}

/** How often a word begins a longer name. */
function timesBefore(counts: ReadonlyMap<string, Count>): ReadonlyMap<string, number> {
  const before = new Map<string, number>();
  for (const [key, { times, forms }] of counts) {
    const [first = '', ...rest] = key.split(' ');
    if (rest.length === 1 && ![...forms.keys()].some((form) => endsNoName(lastOf(form))))
      before.set(first, (before.get(first) ?? 0) + times);
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
