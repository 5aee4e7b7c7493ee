import type { Correction } from '../minutes/trackers.ts';
import { openPhraseFinder } from '../phrases/phrase-finder.ts';
import type { Turn } from '../transcript/turn.ts';

interface Entry {
  readonly heard: string;
  readonly correct: string;
}

export interface Corrected {
  readonly turns: readonly Turn[];
  /** Only what was found, in the order of the glossary. */
  readonly corrections: readonly Correction[];
}

/** Thousands of places are counted; this many are named. */
const listedTurns = 50;

/** Writes what was misheard as it should be, before anything else reads the turns; quotes show the corrected words. */
export function correctTurns(turns: readonly Turn[], glossary: readonly Entry[]): Corrected {
  if (glossary.length === 0) return { turns, corrections: [] };
  const find = openPhraseFinder(glossary.map(({ heard }) => heard));
  const places = glossary.map(() => ({ count: 0, turnIds: new Set<string>() }));
  const corrected = turns.map((turn) => {
    const found = find(turn.text);
    if (found.length === 0) return turn;
    let text = '';
    let from = 0;
    for (const { phrase, start, end } of found) {
      const correct = glossary[phrase]?.correct ?? '';
      const place = places[phrase];
      if (place && turn.text.slice(start, end) !== correct) {
        place.count += 1;
        place.turnIds.add(turn.id);
      }
      text += turn.text.slice(from, start) + correct;
      from = end;
    }
    return { ...turn, text: text + turn.text.slice(from) };
  });
  const corrections = glossary.map(({ heard, correct }, i) => ({
    heard,
    correct,
    count: places[i]?.count ?? 0,
    turnIds: [...(places[i]?.turnIds ?? [])].slice(0, listedTurns),
  }));
  return { turns: corrected, corrections: corrections.filter(({ count }) => count > 0) };
}
