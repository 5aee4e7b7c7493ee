import type { Candidate, DueWeights } from '#functions/create-minutes/engine/dues/weigh.ts';

/** A task with the days it may have, and those that are right; `null` is right where it has none. */
export interface DueRow {
  readonly id: string;
  readonly candidates: readonly Candidate<unknown>[];
  readonly right: readonly (string | null)[];
  /** False where what the remarks of its talk do by their words is left out. */
  readonly isHeard: boolean;
}

/** Pull of the weights towards 0, and how the steps towards the best ones are taken. */
const pull = 0.7;
const steps = 300;
const rate = 0.1;
/** The last steps are small. */
const late = { from: 200, rate: 0.03 };
const inertia = { slope: 0.9, square: 0.999 };

/**
 * Conditional logit (McFadden 1974): of the days of a task and no day, whose log-odds are 0, one is chosen; what is right is
 * made as likely as can be, in steps of Adam (Kingma and Ba 2015) over all rows at once. The same rows give the same weights.
 */
export function fitDues(rows: readonly DueRow[]): DueWeights {
  const names = [...new Set(rows.flatMap(({ candidates }) => candidates.flatMap(({ traits }) => Object.keys(traits))))];
  const traits = names.sort();
  const places = new Map(traits.map((name, i) => [name, i]));
  const size = traits.length + 1;
  const choices = rows.flatMap((row) => choiceOf(row, places, size) ?? []);
  const weights = new Float64Array(size);
  const slopes = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(weights, choices);
    for (let i = 0; i < size; i++) {
      const own = (slope[i] ?? 0) + (i < traits.length ? pull * (weights[i] ?? 0) : 0);
      slopes[i] = inertia.slope * (slopes[i] ?? 0) + (1 - inertia.slope) * own;
      squares[i] = inertia.square * (squares[i] ?? 0) + (1 - inertia.square) * own * own;
      const even = Math.sqrt((squares[i] ?? 0) / (1 - inertia.square ** step)) + 1e-8;
      const by = step < late.from ? rate : late.rate;
      weights[i] = (weights[i] ?? 0) - (by * (slopes[i] ?? 0)) / (1 - inertia.slope ** step) / even;
    }
  }
  const rounded = (i: number) => Math.round((weights[i] ?? 0) * 100) / 100;
  return { bias: rounded(size - 1), traits: Object.fromEntries(traits.map((name, i) => [name, rounded(i)])) };
}

interface Choice {
  readonly days: readonly { readonly traits: readonly (readonly [number, number])[]; readonly isRight: boolean }[];
  readonly none: boolean;
}

/** Undefined where nothing that could be chosen is right. */
function choiceOf(
  { candidates, right }: DueRow,
  places: ReadonlyMap<string, number>,
  size: number,
): Choice | undefined {
  const days = candidates.map(({ due, traits }) => ({
    traits: [
      ...Object.entries(traits).flatMap(([name, value]) => (value ? [[places.get(name) ?? 0, value] as const] : [])),
      [size - 1, 1] as const,
    ],
    isRight: right.includes(due.date),
  }));
  const none = right.includes(null);
  return none || days.some(({ isRight }) => isRight) ? { days, none } : undefined;
}

function slopeAt(weights: Float64Array, choices: readonly Choice[]): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { days, none } of choices) {
    const odds = days.map(({ traits }) => traits.reduce((sum, [i, value]) => sum + (weights[i] ?? 0) * value, 0));
    const most = Math.max(0, ...odds);
    const shares = odds.map((one) => Math.exp(one - most));
    const no = Math.exp(-most);
    const all = shares.reduce((sum, one) => sum + one, no);
    const rightOnes = days.reduce((sum, { isRight }, i) => sum + (isRight ? (shares[i] ?? 0) : 0), none ? no : 0);
    for (const [i, { traits, isRight }] of days.entries()) {
      const by = (shares[i] ?? 0) / all - (isRight ? (shares[i] ?? 0) / rightOnes : 0);
      for (const [place, value] of traits) slope[place] = (slope[place] ?? 0) + by * value;
    }
  }
  return slope;
}
