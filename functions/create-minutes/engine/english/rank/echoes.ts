import type { Meeting } from '../../meeting.ts';
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
  const said = numbered(sentences.map(({ terms }) => terms));
  const squares = Float64Array.from(said.terms, (term) => (weights.get(term) ?? 0) ** 2);
  const sizes = said.of.map((own) => own.reduce((sum, term) => sum + (squares[term] ?? 0), 0));
  const places = placesOf(said);
  // By term: the last sentence that was looked at and has it, so that no set is made for each.
  const lastIn = new Int32Array(said.terms.length).fill(-1);
  for (const [at, own] of said.of.entries()) {
    for (const term of own) lastIn[term] = at;
    const before: Echo = { most: 0, again: 0 };
    const after: Echo = { most: 0, again: 0 };
    for (const other of nearby(at, own, places)) {
      if (Math.abs(other - at) <= 1) continue;
      let shared = 0;
      for (const term of said.of[other] ?? []) if (lastIn[term] === at) shared += squares[term] ?? 0;
      const size = Math.sqrt(Math.max(1e-9, (sizes[at] ?? 0) * (sizes[other] ?? 0)));
      note(shared / size, other < at ? before : after);
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

/** Terms as numbers: their places in `terms`. */
interface Numbered {
  readonly terms: readonly string[];
  /** By sentence: its terms, each once, in the order they are said. */
  readonly of: readonly (readonly number[])[];
}

function numbered(sentences: readonly (readonly string[])[]): Numbered {
  const numbers = new Map<string, number>();
  const of = sentences.map((terms) => {
    const own = new Set<number>();
    for (const term of terms) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      own.add(number);
    }
    return [...own];
  });
  return { terms: [...numbers.keys()], of };
}

interface Places {
  /** By term: the sentences it is said in, rising. */
  readonly of: readonly (readonly number[])[];
  /** By sentence, for each of its terms: how often the term was said before. */
  readonly rank: readonly (readonly number[])[];
  /** By term: its place in the order of letters, so that which of two equally rare ones counts does not hang on where it is said. */
  readonly letters: Int32Array;
}

function placesOf({ terms, of }: Numbered): Places {
  const places: number[][] = terms.map(() => []);
  const rank = of.map((own, at) => own.map((term) => (places[term]?.push(at) ?? 1) - 1));
  const letters = new Int32Array(terms.length);
  const sorted = terms.map((_, term) => term).sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
  for (const [place, term] of sorted.entries()) letters[term] = place;
  return { of: places, rank, letters };
}

/** The sentences nearest to one that share one of its rarest terms. */
function nearby(at: number, own: readonly number[], places: Places): ReadonlySet<number> {
  const found = new Set<number>();
  for (const i of rarestOf(own, places)) {
    const saidAt = places.of[own[i] ?? -1] ?? [];
    const here = places.rank[at]?.[i] ?? 0;
    const to = Math.min(saidAt.length, here + placesEachSide + 1);
    for (let j = Math.max(0, here - placesEachSide); j < to; j++) found.add(saidAt[j] ?? at);
  }
  return found;
}

/** Of the terms that are said elsewhere too: their positions in `own`. */
function rarestOf(own: readonly number[], { of, letters }: Places): readonly number[] {
  const times = (i: number) => of[own[i] ?? -1]?.length ?? 0;
  const letter = (i: number) => letters[own[i] ?? -1] ?? 0;
  return [...own.keys()]
    .filter((i) => times(i) > 1)
    .sort((a, b) => times(a) - times(b) || letter(a) - letter(b))
    .slice(0, rarestTerms);
}
