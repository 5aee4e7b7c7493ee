import type { Draft, DraftItem } from '../engine/draft.ts';

type Lists = Partial<Draft>;

/**
 * Keeps of the chunks' summaries whole items, as long as they fit: the first and most important one of each chunk, then the second ones.
 * @param length of a text, in the unit of the limit
 */
export function shareSummary(
  drafts: readonly Lists[],
  limit: number,
  length: (text: string) => number,
): readonly Lists[] {
  const longest = Math.max(...drafts.map(({ summary = [] }) => summary.length));
  const byRank = Array.from({ length: longest }, (_, rank) => drafts.flatMap(({ summary }) => summary?.[rank] ?? []));
  let room = limit;
  const kept = new Set(
    byRank.flat().filter(({ text }) => {
      const fits = length(text) <= room;
      if (fits) room -= length(text);
      return fits;
    }),
  );
  return drafts.map((draft) => ({ ...draft, summary: draft.summary?.filter((item) => kept.has(item)) ?? [] }));
}

/** The most important thing of each chunk before the rest: the summary in short is of what stands first, and the first chunk is not all of a meeting. */
export function leadersFirst(merged: Lists, drafts: readonly Lists[]): Lists {
  const leaders = new Set(drafts.flatMap(({ summary }) => summary?.slice(0, 1) ?? []));
  const rank = (item: DraftItem) => (leaders.has(item) ? 0 : 1);
  return { ...merged, summary: (merged.summary ?? []).toSorted((one, other) => rank(one) - rank(other)) };
}
