import type { Span } from '../engine/sentence.ts';
import type { Evidence } from '../minutes/item.ts';
import type { Turn } from '../transcript/turn.ts';

const mostQuotes = 6;

/** The words an item rests on, as the answer shows them: one entry for each turn they stand in. */
export function cite(spans: readonly Span[], turns: readonly Turn[]): readonly Evidence[] {
  return spans.slice(0, mostQuotes).flatMap(({ turn, text }) => {
    const cited = turns[turn];
    return cited ? [{ turnIds: [cited.id], start: cited.start ?? null, end: cited.end ?? null, quote: text }] : [];
  });
}
