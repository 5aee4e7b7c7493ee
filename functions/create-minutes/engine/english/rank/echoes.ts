import type { Meeting } from '../../meeting.ts';
import type { TermWeights } from '../../terms.ts';
import type { TellAt } from './trait.ts';

/** What is said again is looked for where its rarest terms stand: so many of them, so many places on either side. */
const rarestTerms = 3;
const placesEachSide = 8;
/** From this likeness on two sentences are about the same. */
const alike = 0.3;

/**
 * Tells how much each sentence is like one said before (`echo:before`) and after it (`echo:after`), and how many of those
 * looked at are about the same: a matter that comes up again is one the meeting works on. Bounded work for each sentence.
 */
export function tellEchoes({ sentences, weights }: Meeting, tell: TellAt): void {
  const terms = sentences.map((sentence) => squaresOf(sentence.terms, weights));
  const sizes = terms.map((own) => [...own.values()].reduce((sum, square) => sum + square, 0));
  const places = placesOf(terms);
  for (const [at, own] of terms.entries()) {
    const before: Echo = { most: 0, again: 0 };
    const after: Echo = { most: 0, again: 0 };
    for (const other of nearby(at, own, places)) {
      if (Math.abs(other - at) <= 1) continue;
      const size = Math.sqrt(Math.max(1e-9, (sizes[at] ?? 0) * (sizes[other] ?? 0)));
      note(sharedSquares(own, terms[other] ?? none) / size, other < at ? before : after);
    }
    tell(at, 'echo:before', before.most);
    tell(at, 'echo:again:before', before.again);
    tell(at, 'echo:after', after.most);
    tell(at, 'echo:again:after', after.again);
  }
}

/** On one side: the greatest likeness, and how many are about the same. */
interface Echo {
  most: number;
  again: number;
}

function note(likeness: number, echo: Echo): void {
  if (likeness > echo.most) echo.most = likeness;
  if (likeness > alike) echo.again++;
}

/** By term: the square of its weight. */
type Squares = ReadonlyMap<string, number>;

const none: Squares = new Map();

function squaresOf(terms: readonly string[], weights: TermWeights): Squares {
  return new Map(terms.map((term) => [term, (weights.get(term) ?? 0) ** 2]));
}

function sharedSquares(own: Squares, other: Squares): number {
  let sum = 0;
  for (const [term, square] of own) if (other.has(term)) sum += square;
  return sum;
}

interface Places {
  /** By term: the sentences it is said in, rising. */
  readonly of: ReadonlyMap<string, readonly number[]>;
  /** By sentence and term: how often the term was said before. */
  readonly rank: readonly ReadonlyMap<string, number>[];
}

function placesOf(terms: readonly Squares[]): Places {
  const of = new Map<string, number[]>();
  const rank = terms.map((own, at) => {
    const ranks = new Map<string, number>();
    for (const term of own.keys()) {
      const known = of.get(term) ?? [];
      of.set(term, known);
      ranks.set(term, known.length);
      known.push(at);
    }
    return ranks;
  });
  return { of, rank };
}

/** The sentences nearest to one that share one of its rarest terms. */
function nearby(at: number, own: Squares, { of, rank }: Places): ReadonlySet<number> {
  const found = new Set<number>();
  for (const term of rarestOf(own, of)) {
    const places = of.get(term) ?? [];
    const here = rank[at]?.get(term) ?? 0;
    const to = Math.min(places.length, here + placesEachSide + 1);
    for (let i = Math.max(0, here - placesEachSide); i < to; i++) found.add(places[i] ?? at);
  }
  return found;
}

/** Of the terms that are said elsewhere too. */
function rarestOf(own: Squares, of: Places['of']): readonly string[] {
  const times = (term: string) => of.get(term)?.length ?? 0;
  return [...own.keys()]
    .filter((term) => times(term) > 1)
    .sort((a, b) => times(a) - times(b) || (a < b ? -1 : 1))
    .slice(0, rarestTerms);
}
