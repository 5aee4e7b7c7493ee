import type { TermWeights } from './terms.ts';

export interface Candidate {
  readonly index: number;
  readonly terms: readonly string[];
  /** About what it takes from the limit: words or characters, for comparing. */
  readonly cost: number;
  /** How well it reads and how likely it matters, around 1. */
  readonly quality: number;
}

/** How much may be picked. */
export interface Bounds {
  readonly most?: number;
  readonly limit?: number;
  /** What a candidate takes of the limit as it will be printed; only asked of what might be picked. */
  readonly printed?: (candidate: Candidate) => number;
}

const maxCandidates = 400;
/** What a term still counts for once it is covered, and the power of the cost: between the densest (1) and the richest (0). */
const repeatedShare = 0.1;
const costPower = 0.6;
/** Nothing is printed at less than this share of its estimate. */
const leastPrinted = 0.5;

/**
 * Picks candidates one by one, each time the one that adds most not yet covered weight for its cost, until nothing
 * more fits. The bounded candidate set keeps it linear in the length of the meeting. Returned in the order of the meeting.
 */
export function selectCovering(
  candidates: readonly Candidate[],
  weights: TermWeights,
  { most = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY, printed = () => 0 }: Bounds,
): readonly Candidate[] {
  const covered = new Set<string>();
  const value = ({ terms, cost, quality }: Candidate) => {
    let sum = 0;
    for (const term of new Set(terms)) sum += (weights.get(term) ?? 0) * (covered.has(term) ? repeatedShare : 1);
    return (quality * sum) / cost ** costPower;
  };
  const left = new Set(best(candidates, value, maxCandidates));
  const picked: Candidate[] = [];
  let room = limit;
  while (picked.length < most) {
    const [next] = best(
      [...left].filter(({ cost }) => cost * leastPrinted <= room),
      value,
      1,
    );
    if (!next) break;
    left.delete(next);
    const length = printed(next);
    if (length > room) continue;
    picked.push(next);
    room -= length;
    for (const term of next.terms) covered.add(term);
  }
  return picked.sort((a, b) => a.index - b.index);
}

function best(
  candidates: readonly Candidate[],
  value: (candidate: Candidate) => number,
  count: number,
): readonly Candidate[] {
  const rated = candidates
    .map((candidate) => ({ candidate, value: value(candidate) }))
    .filter((entry) => entry.value > 0);
  if (count === 1) {
    const top = rated.reduce<(typeof rated)[number] | undefined>(
      (left, right) => (left && left.value >= right.value ? left : right),
      undefined,
    );
    return top ? [top.candidate] : [];
  }
  return rated
    .sort((a, b) => b.value - a.value || a.candidate.index - b.candidate.index)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
