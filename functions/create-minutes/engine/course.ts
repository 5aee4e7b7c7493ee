import type { Meeting } from './meeting.ts';
import type { LanguageReader, Phrase } from './reader.ts';
import { ownSubjects } from './own-subjects.ts';
import type { Sentence } from './sentence.ts';

/** What one person spoke of for a good while, while others hardly spoke. */
export interface Stretch {
  readonly speaker: string;
  readonly phrases: readonly Phrase[];
}

/** A word of somebody else weighs against so many of his own. */
const interruption = 2;
/** A while is this share of all that is said, in so many sentences. */
const leastShare = 0.05;
const leastSentences = 8;
/** All of them together take so much of the meeting. */
const leastOfAll = 0.2;

/** The longest stretch of each person who spoke for a good while, in the order of the talk. */
export function stretchesOf(
  { sentences, people }: Meeting,
  named: readonly Phrase[],
  reader: LanguageReader,
): readonly Stretch[] {
  const lengths = sentences.map(({ text }) => reader.length(text));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const least = total * leastShare;
  const lengthOf = lengthsBySpeaker(sentences, lengths);
  // whoever says less in all has no such stretch, and of a thousand people few say more
  const talkers = people.flatMap(({ speaker }) => (speaker && (lengthOf.get(speaker) ?? 0) >= least ? speaker : []));
  const long = talkers
    .map((speaker) => longestOf(speaker, sentences, lengths))
    .filter(({ worth, from, to }) => worth >= least && to - from >= leastSentences)
    .toSorted((a, b) => a.from - b.from);
  // a talk of many voices is not told by who held forth for a while
  if (long.reduce((sum, { worth }) => sum + worth, 0) < total * leastOfAll) return [];
  const subjectsIn = ownSubjects(named);
  return long.flatMap(({ speaker, from, to }) => {
    const phrases = subjectsIn((at) => at >= from && at <= to && sentences[at]?.speaker === speaker);
    return phrases.length > 0 ? [{ speaker, phrases }] : [];
  });
}

function lengthsBySpeaker(
  sentences: readonly Sentence[],
  lengths: readonly number[],
): ReadonlyMap<Sentence['speaker'], number> {
  const all = new Map<Sentence['speaker'], number>();
  for (const [i, { speaker }] of sentences.entries()) all.set(speaker, (all.get(speaker) ?? 0) + (lengths[i] ?? 0));
  return all;
}

/** Where what the speaker says outweighs most what others put in. */
function longestOf(speaker: string, sentences: readonly Sentence[], lengths: readonly number[]) {
  let best = { speaker, from: 0, to: 0, worth: 0 };
  let from = 0;
  let worth = 0;
  for (const [to, sentence] of sentences.entries()) {
    const length = lengths[to] ?? 0;
    worth += sentence.speaker === speaker ? length : -interruption * length;
    if (worth <= 0) {
      worth = 0;
      from = to + 1;
    } else if (worth > best.worth) best = { speaker, from, to, worth };
  }
  return best;
}
