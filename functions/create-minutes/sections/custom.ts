import type { Item } from '../minutes/item.ts';
import type { Person } from '../engine/people.ts';
import { openChecker } from '../evidence/check.ts';
import { track } from '../trackers/track.ts';
import type { Turn } from '../transcript/turn.ts';

/** What was said about a subject of the caller's own. */
export interface CustomSection {
  readonly title: string;
  readonly items: readonly Item[];
}

interface Asked {
  readonly title: string;
  readonly phrases: readonly string[];
}

/** Sentences in which a phrase of the section is said, each once, as said; those the checker does not bear out are left out. */
export function collectSections(
  turns: readonly Turn[],
  people: readonly Person[],
  asked: readonly Asked[],
): readonly CustomSection[] {
  if (asked.length === 0) return [];
  const check = openChecker(turns, people);
  const found = track(
    turns,
    people,
    asked.map(({ title, phrases }) => ({ name: title, phrases })),
  );
  return found.map(({ name, evidence }) => {
    const items = new Map<string, Item>();
    for (const one of evidence) {
      const item = { text: one.quote.replace(/\s+/g, ' '), evidence: [one] };
      if (check(item) === undefined) items.set(`${one.turnIds[0]} ${one.quote}`, item);
    }
    return { title: name, items: [...items.values()] };
  });
}
