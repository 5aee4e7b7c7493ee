import { type Unit, tokensOf } from './words.ts';

/** F1 of ROUGE-1, -2 and -L, 0 to 1. */
export interface Rouge {
  readonly r1: number;
  readonly r2: number;
  readonly rl: number;
}

/**
 * ROUGE of sentences against the sentences of one reference, after C.-Y. Lin, "ROUGE: A Package for Automatic Evaluation of
 * Summaries", 2004: clipped n-gram overlap, and the summary-level union LCS, in which each token counts at most once.
 */
export function rouge(candidate: readonly string[], reference: readonly string[], unit: Unit): Rouge {
  const ours = candidate.map((sentence) => tokensOf(sentence, unit)).filter((tokens) => tokens.length > 0);
  const theirs = reference.map((sentence) => tokensOf(sentence, unit)).filter((tokens) => tokens.length > 0);
  return {
    r1: ngramF(ours.flat(), theirs.flat(), 1),
    r2: ngramF(ours.flat(), theirs.flat(), 2),
    rl: unionF(ours, theirs),
  };
}

/** The harmonic mean of precision and recall, from the number of hits. */
export function harmonic(hits: number, found: number, wanted: number): number {
  return hits > 0 ? (2 * hits) / (found + wanted) : 0;
}

/** How many elements two lists share, each counted as often as both have it. */
export function sharedCount(a: readonly string[], b: readonly string[]): number {
  const left = countEach(b);
  let shared = 0;
  for (const key of a) {
    const rest = left.get(key) ?? 0;
    if (rest === 0) continue;
    left.set(key, rest - 1);
    shared++;
  }
  return shared;
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function ngramF(ours: readonly string[], theirs: readonly string[], size: number): number {
  const [a, b] = [ngrams(ours, size), ngrams(theirs, size)];
  return harmonic(sharedCount(a, b), a.length, b.length);
}

function ngrams(tokens: readonly string[], size: number): readonly string[] {
  return tokens.slice(0, Math.max(0, tokens.length - size + 1)).map((_, i) => tokens.slice(i, i + size).join(' '));
}

function unionF(ours: readonly (readonly string[])[], theirs: readonly (readonly string[])[]): number {
  const ourRest = countEach(ours.flat());
  const theirRest = countEach(theirs.flat());
  let hits = 0;
  for (const sentence of theirs) {
    const marked = new Set(ours.flatMap((other) => commonPositions(sentence, other)));
    for (const [at, token] of sentence.entries()) {
      const [left, right] = [ourRest.get(token) ?? 0, theirRest.get(token) ?? 0];
      if (!marked.has(at) || left === 0 || right === 0) continue;
      ourRest.set(token, left - 1);
      theirRest.set(token, right - 1);
      hits++;
    }
  }
  return harmonic(hits, ours.flat().length, theirs.flat().length);
}

/** Positions in `a` of one longest common subsequence with `b`. */
function commonPositions(a: readonly string[], b: readonly string[]): readonly number[] {
  const width = b.length + 1;
  const best = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      best[i * width + j] = a[i - 1] === b[j - 1] ? at(i - 1, j - 1) + 1 : Math.max(at(i - 1, j), at(i, j - 1));
  const positions: number[] = [];
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    if (a[i - 1] === b[j - 1]) {
      positions.push(i - 1);
      i--;
      j--;
    } else if (at(i - 1, j) >= at(i, j - 1)) i--;
    else j--;
  }
  return positions;
}
