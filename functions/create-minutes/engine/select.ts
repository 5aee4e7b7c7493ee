import type { TermWeights } from './terms.ts';

export interface Candidate {
  readonly index: number;
  readonly terms: readonly string[];
  /** About what it takes from the limit: words or characters, for comparing. */
  readonly cost: number;
  /** How well it reads and how likely it matters, around 1. */
  readonly quality: number;
  /** Tells nothing that came of the talk or led to it. */
  readonly isByTheWay?: boolean;
}

/** What a candidate takes of the limit, and the terms that are told. */
export interface Printed {
  readonly length: number;
  readonly terms: readonly string[];
}

/** How much may be picked. */
export interface Bounds {
  readonly most?: number;
  readonly limit?: number;
  /** Terms that are told already. */
  readonly told?: readonly string[];
  /** A candidate as it will be printed; only asked of what might be picked. */
  readonly printed?: (candidate: Candidate) => Printed;
  /** The share of its worth that it keeps as it will read; only asked of what might be picked. */
  readonly readable?: (candidate: Candidate) => number;
}

const maxCandidates = 400;
/** What a term still counts for once it is covered, and the power of the cost: between the densest (1) and the richest (0); on `dev` richer sentences cover more from 0.4 down, on the meetings that are fitted to as much. */
const repeatedShare = 0.1;
const costPower = 0.4;
/** Nothing is printed at less than this share of its estimate. */
const leastPrinted = 0.5;

/**
 * Picks candidates one by one, each time the one that adds most not yet covered weight for its cost, until nothing
 * more fits. The bounded candidate set keeps it linear in the length of the meeting. Returned in the order of the meeting.
 */
export function selectCovering(
  candidates: readonly Candidate[],
  weights: TermWeights,
  {
    most = Number.POSITIVE_INFINITY,
    limit = Number.POSITIVE_INFINITY,
    told = [],
    printed = asItIs,
    readable = () => 1,
  }: Bounds,
): readonly Candidate[] {
  const covered = new Set<string>(told);
  const value = ({ terms, candidate: { cost, quality }, kept = 1 }: Rated) => {
    let sum = 0;
    for (const term of terms) sum += (weights.get(term) ?? 0) * (covered.has(term) ? repeatedShare : 1);
    return (kept * quality * sum) / cost ** costPower;
  };
  const left = new Set(densest(candidates, value));
  const picked: Candidate[] = [];
  let room = limit;
  while (picked.length < most) {
    const next = best(left, room, value);
    if (!next) break;
    if (next.kept === undefined) {
      next.kept = readable(next.candidate);
      continue;
    }
    left.delete(next);
    const { candidate } = next;
    const { length, terms } = printed(candidate);
    if (length > room) continue;
    picked.push(candidate);
    room -= length;
    for (const term of terms) covered.add(term);
  }
  return picked.sort((a, b) => a.index - b.index);
}

function asItIs({ terms }: Candidate): Printed {
  return { length: 0, terms };
}

/** A candidate with each of its terms once, what it was worth when that was last asked, and what it keeps of it as it will read. */
interface Rated {
  readonly candidate: Candidate;
  readonly terms: readonly string[];
  value: number;
  kept: number | undefined;
}

function densest(candidates: readonly Candidate[], value: (rated: Rated) => number): readonly Rated[] {
  return candidates
    .map((candidate): Rated => {
      const rated = { candidate, terms: [...new Set(candidate.terms)], value: 0, kept: undefined };
      rated.value = value(rated);
      return rated;
    })
    .filter((rated) => rated.value > 0)
    .sort((a, b) => b.value - a.value || a.candidate.index - b.candidate.index)
    .slice(0, maxCandidates);
}

/** The first of the most valuable ones that fit. What is covered only lowers values, so an old value tells when to look no closer. */
function best(left: Iterable<Rated>, room: number, value: (rated: Rated) => number): Rated | undefined {
  let top: Rated | undefined;
  for (const rated of left) {
    if (rated.candidate.cost * leastPrinted > room || rated.value <= (top?.value ?? 0)) continue;
    rated.value = value(rated);
    if (rated.value > (top?.value ?? 0)) top = rated;
  }
  return top;
}
