import { formatClock } from '../transcript/time.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Block, Cited, Section } from './blocks.ts';

/** A passage that an item points at. */
export interface Passage {
  readonly id: string;
  readonly speaker: string;
  readonly time: string;
  /** As said, with … where words between are left out. */
  readonly quote: string;
}

/** The passages that the sections cite, in the order of the talk. */
export function citedPassages(sections: readonly Section[], turns: readonly Turn[]): readonly Passage[] {
  const quotes = new Map<string, Set<string>>();
  for (const { turnIds, quote } of sections
    .flatMap(({ block }) => citedIn(block))
    .flatMap(({ evidence }) => evidence)) {
    for (const id of turnIds) quotes.set(id, (quotes.get(id) ?? new Set()).add(quote));
  }
  return turns.flatMap(({ id, speaker, start, text }) => {
    const found = quotes.get(id);
    const time = start === undefined ? '' : formatClock(start);
    return found ? [{ id, speaker: speaker ?? '?', time, quote: quoteOf(text, found) }] : [];
  });
}

function citedIn(block: Block): readonly Cited[] {
  switch (block.kind) {
    case 'none':
    case 'facts':
      return [];
    case 'list':
      return block.entries;
    case 'table':
      return block.rows;
    case 'groups':
      return block.groups.flatMap(({ entries }) => entries);
    case 'line':
      return [block.entry];
  }
}

/** Quotes of a turn in the order of its words, those side by side as one; all it says where they are of other turns. */
function quoteOf(text: string, quotes: ReadonlySet<string>): string {
  const placed = [...quotes]
    .map((quote) => ({ quote, at: text.indexOf(quote) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  let told = '';
  let end = 0;
  for (const { quote, at } of placed) {
    const to = at + quote.length;
    if (to <= end) continue;
    const between = text.slice(end, Math.max(at, end));
    told += told !== '' && between.trim() === '' ? text.slice(end, to) : `${told && ' … '}${quote}`;
    end = to;
  }
  return told || text;
}

/** The turns an item points at, each once. */
export function turnIdsOf({ evidence }: Cited): readonly string[] {
  return [...new Set(evidence.flatMap(({ turnIds }) => turnIds))];
}
