import type { Person } from '../engine/people.ts';
import type { Evidence } from '../minutes/item.ts';
import type { Tracker } from '../minutes/trackers.ts';
import { openPhraseFinder } from '../phrases/phrase-finder.ts';
import type { Turn } from '../transcript/turn.ts';

interface Asked {
  readonly name: string;
  readonly phrases: readonly string[];
}

/** Every place is counted; this many are shown. */
const listedPlaces = 20;
/** Characters of a quote on either side of a phrase, up to the end of the sentence. */
const quoteReach = 80;

/** Counts what the trackers ask for, per side, with the words around each place. */
export function track(turns: readonly Turn[], people: readonly Person[], asked: readonly Asked[]): readonly Tracker[] {
  const sides = new Map(people.map(({ speaker, side }) => [speaker, side]));
  return asked.map(({ name, phrases }) => {
    const find = openPhraseFinder(phrases);
    const counts = phrases.map(() => 0);
    const evidence: Evidence[] = [];
    const bySide = { internal: 0, external: 0 };
    for (const turn of turns) {
      for (const { phrase, start, end } of find(turn.text)) {
        counts[phrase] = (counts[phrase] ?? 0) + 1;
        const side = turn.speaker === undefined ? undefined : sides.get(turn.speaker);
        if (side) bySide[side] += 1;
        if (evidence.length < listedPlaces) evidence.push(cite(turn, start, end));
      }
    }
    const count = counts.reduce((sum, one) => sum + one, 0);
    return {
      name,
      count,
      ...bySide,
      phrases: phrases.map((phrase, i) => ({ phrase, count: counts[i] ?? 0 })),
      evidence,
    };
  });
}

/** A full stop within a number or an address, as in `$1.5` and `example.com`, ends no sentence. */
const [beginOfSentence, restOfSentence] = [
  /(?:[^.?!。？！]|\.(?=[\p{L}\p{N}]))*$/u,
  /^(?:[^.?!。？！]|\.(?=[\p{L}\p{N}]))*[.?!。？！]?/u,
];

/** The sentence a phrase stands in, cut where it goes on for long. */
function cite({ id, start, end, text }: Turn, from: number, to: number): Evidence {
  const before = text.slice(Math.max(0, from - quoteReach), from);
  const after = text.slice(to, to + quoteReach);
  const begin = from - (beginOfSentence.exec(before)?.[0].length ?? 0);
  const close = to + (restOfSentence.exec(after)?.[0].length ?? 0);
  return { turnIds: [id], start: start ?? null, end: end ?? null, quote: text.slice(begin, close).trim() };
}
