import { late } from '#shared/runtime/late.ts';
import type { Remark, Talk } from '../facts/talk.ts';
import type { DraftItem } from './draft.ts';
import { spanKey } from './sentence.ts';

/** Where the words that an item rests on stand in the talk: positions of its remarks, ascending. */
export function placesIn({ remarks }: Pick<Talk, 'remarks'>): (item: DraftItem) => readonly number[] {
  const places = late(
    () => new Map(remarks.flatMap(({ spans }, i) => spans.map((span) => [spanKey(span), i] as const))),
  );
  return ({ spans }) =>
    [...new Set(spans.flatMap((span) => places().get(spanKey(span)) ?? []))].toSorted((a, b) => a - b);
}

/** The remark that a wording was taken from: of an item's own the one that shares most words with it. */
export function tellingPlace(
  wording: string,
  own: readonly number[],
  remarks: readonly Remark[],
  wordsOf: (text: string) => readonly string[],
): number | undefined {
  const words = new Set(wordsOf(wording));
  const shared = (i: number) => new Set(wordsOf(remarks[i]?.text ?? '').filter((word) => words.has(word))).size;
  let best: number | undefined;
  for (const i of own) if (best === undefined || shared(i) > shared(best)) best = i;
  return best;
}
