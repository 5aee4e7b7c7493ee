import type { GoldItem } from './gold.ts';
import { shareOf } from './keywords.ts';
import type { Told } from './told.ts';

const enoughKeywords = 0.5;
/** Evidence over more turns than this says nothing about a place. */
const mostTurns = 12;

/** Hits, items that should not be there, and items that are missing. */
export interface Tally {
  readonly hits: number;
  readonly wrong: number;
  readonly missed: number;
}

/** Which told item stands for which gold item: gold positions by told positions. */
export type Pairs = ReadonlyMap<number, number>;

/** Pairs told items with gold ones, the most alike first, each once. */
export function pair(told: readonly Told[], gold: readonly GoldItem[]): Pairs {
  const all = told.flatMap((one, i) => gold.map((wanted, j) => ({ i, j, likeness: likeness(one, wanted) })));
  const alike = all.filter(({ likeness }) => likeness > 0);
  alike.sort((a, b) => b.likeness - a.likeness || a.j - b.j || a.i - b.i);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of alike) {
    if (pairs.has(i) || taken.has(j)) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return pairs;
}

/** Optional items count neither as hits nor, when absent, as missing. */
export function tally(listed: number, gold: readonly { readonly optional: boolean }[], pairs: Pairs): Tally {
  const found = [...pairs.values()];
  const hits = found.filter((j) => !gold[j]?.optional).length;
  return {
    hits,
    wrong: listed - found.length,
    missed: gold.filter(({ optional }) => !optional).length - hits,
  };
}

/**
 * 0 unless the two share a turn of evidence, or half of the keywords are in the wording or the quotes. Above that the place
 * counts once, the keywords of the wording twice, and a required item goes before an optional one.
 */
function likeness(told: Told, gold: GoldItem): number {
  const shared = told.turns.length > mostTurns ? [] : told.turns.filter((turn) => gold.turns.includes(turn));
  const own = shareOf(told.text, gold.keywords);
  const any = Math.max(own, shareOf(`${told.text} ${told.quotes}`, gold.keywords));
  if (shared.length === 0 && any < enoughKeywords) return 0;
  const place = (2 * shared.length) / Math.max(1, told.turns.length + gold.turns.length);
  return place + 2 * own + any / 2 + (gold.optional ? 0 : 0.01);
}
