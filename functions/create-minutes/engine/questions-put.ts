import type { Stretch } from './course.ts';
import type { Meeting } from './meeting.ts';
import { ownSubjects } from './own-subjects.ts';
import type { LanguageReader, Phrase } from './reader.ts';

/** Shorter ones give somebody the word, or take it. */
const leastQuestion = 8;
const leastAnswer = 20;
/** Whoever answered fewer was asked by the way. */
const leastAnswered = 3;
const mostAnswering = 4;

/** Who answered the questions of a session, and what they were about: whoever answered most, in the order of the talk. */
export function questionsPut(
  { turns, sentences, people }: Meeting,
  named: readonly Phrase[],
  reader: LanguageReader,
): readonly Stretch[] {
  const answeredBy = new Map<string, Set<number>>();
  const askedBy = new Map<string, number>();
  let asked: { readonly turn: number; readonly speaker: string } | undefined;
  for (const [turn, { speaker, text }] of turns.entries()) {
    const length = reader.length(text);
    if (speaker === undefined || speaker === null) continue;
    if (asked && asked.speaker !== speaker && length >= leastAnswer) {
      const known = answeredBy.get(speaker) ?? new Set();
      answeredBy.set(speaker, known.add(asked.turn).add(turn));
      asked = undefined;
    }
    if (!text.slice(-lastWords).includes('?') || length < leastQuestion) continue;
    asked = { turn, speaker };
    askedBy.set(speaker, (askedBy.get(speaker) ?? 0) + 1);
  }
  const order = people.flatMap(({ speaker }) => speaker ?? []);
  const answering = [...answeredBy]
    .filter(([speaker, { size }]) => size >= 2 * Math.max(leastAnswered, askedBy.get(speaker) ?? 0))
    .toSorted((a, b) => b[1].size - a[1].size)
    .slice(0, mostAnswering)
    .toSorted((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]));
  const subjectsIn = ownSubjects(named);
  return answering.flatMap(([speaker, own]) => {
    const phrases = subjectsIn((at) => sentences[at]?.spans.some(({ turn }) => own.has(turn)) ?? false);
    return phrases.length > 0 ? [{ speaker, phrases }] : [];
  });
}

/** Of a turn that ends with its question so many letters are looked at. */
const lastWords = 160;
