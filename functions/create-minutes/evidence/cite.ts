import type { Span } from '../engine/sentence.ts';
import type { Evidence } from '../minutes/item.ts';
import type { Turn } from '../transcript/turn.ts';

const mostQuotes = 6;

function mostTelling(spans: readonly Span[], told: string): readonly Span[] {
  const all = [...new Set(spans)];
  if (all.length <= mostQuotes) return all;
  const open = new Set(partsOf(told));
  const kept = new Set<Span>();
  while (kept.size < mostQuotes) {
    const left = all.filter((span) => !kept.has(span)).map((span) => ({ span, parts: [...partsOf(span.text)] }));
    const shared = ({ parts }: { readonly parts: readonly string[] }) => parts.filter((part) => open.has(part)).length;
    const best = left.reduce((a, b) => (shared(b) > shared(a) ? b : a));
    kept.add(best.span);
    for (const part of best.parts) open.delete(part);
  }
  return all.filter((span) => kept.has(span));
}

/** Words, and of a language that writes none apart every two characters. */
function partsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)
        ? Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
        : [word],
    ),
  );
}

/**
 * The words an item rests on, as the answer shows them: one entry for each turn they stand in.
 * @param told what the item says; where there are too many places, those that together share most with it are shown
 */
export function cite(spans: readonly Span[], turns: readonly Turn[], told: string): readonly Evidence[] {
  return mostTelling(spans, told).flatMap(({ turn, text }) => {
    const cited = turns[turn];
    return cited ? [{ turnIds: [cited.id], start: cited.start ?? null, end: cited.end ?? null, quote: text }] : [];
  });
}
