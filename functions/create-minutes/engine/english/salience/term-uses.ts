import type { Sentence } from '../../sentence.ts';

/** Where and by whom a term is said in one meeting. */
export interface TermUse {
  /** How many sentences say it. */
  times: number;
  /** The odds of those sentences to be summed up: of all together, and of the likeliest. */
  odds: number;
  best: number;
  readonly first: number;
  last: number;
  readonly speakers: Set<string>;
  /** How often it is said with the neighbour it is said with most. */
  together: number;
}

/** One pass over the terms of a meeting. */
export function usesOfTerms(
  sentences: readonly Sentence[],
  worth: readonly number[],
): ReadonlyMap<string, Readonly<TermUse>> {
  const uses = new Map<string, TermUse>();
  const pairs = new Map<string, number>();
  for (const { terms, speaker = '', index } of sentences) {
    let before: string | undefined;
    for (const term of terms) {
      useAt(uses, term, index, worth[index] ?? 0).speakers.add(speaker);
      if (before !== undefined) countPair(before, term, pairs, uses);
      before = term;
    }
  }
  return uses;
}

function useAt(uses: Map<string, TermUse>, term: string, at: number, odds: number): TermUse {
  const use = uses.get(term);
  if (!use) {
    const fresh = { times: 1, odds, best: odds, first: at, last: at, speakers: new Set<string>(), together: 0 };
    uses.set(term, fresh);
    return fresh;
  }
  if (use.last !== at) {
    use.times++;
    use.odds += odds;
    use.best = Math.max(use.best, odds);
    use.last = at;
  }
  return use;
}

function countPair(one: string, other: string, pairs: Map<string, number>, uses: ReadonlyMap<string, TermUse>): void {
  const pair = `${one} ${other}`;
  const times = (pairs.get(pair) ?? 0) + 1;
  pairs.set(pair, times);
  for (const term of [one, other]) {
    const use = uses.get(term);
    if (use) use.together = Math.max(use.together, times);
  }
}
