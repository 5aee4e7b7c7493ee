import type { ChoiceWeights, Traits } from '#functions/create-minutes/engine/choice.ts';

/** What may be chosen, and what is right of it; with `noneIsRight` choosing nothing is right as well. */
export interface ChoiceRow {
  readonly choices: readonly { readonly traits: Traits; readonly isRight: boolean }[];
  readonly noneIsRight: boolean;
  /** How often it counts; once where nothing is said. */
  readonly weight?: number;
}

/** Pull of the weights towards 0, and how the steps towards the best ones are taken. */
const pull = 0.7;
const steps = 300;
const rate = 0.1;
/** The last steps are small. */
const late = { from: 200, rate: 0.03 };
const inertia = { slope: 0.9, square: 0.999 };

/**
 * Conditional logit (McFadden 1974): of what may be chosen and nothing, whose log-odds are 0, one is chosen; what is right is
 * made as likely as can be, in steps of Adam (Kingma and Ba 2015) over all rows at once. The same rows give the same weights.
 */
export function fitChoice(rows: readonly ChoiceRow[]): ChoiceWeights {
  const names = [...new Set(rows.flatMap(({ choices }) => choices.flatMap(({ traits }) => Object.keys(traits))))];
  const traits = names.sort();
  const places = new Map(traits.map((name, i) => [name, i]));
  const size = traits.length + 1;
  const asked = rows.flatMap((row) => askedIn(row, places, size) ?? []);
  const weights = new Float64Array(size);
  const slopes = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(weights, asked);
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

interface Asked {
  readonly choices: readonly {
    readonly traits: readonly (readonly [number, number])[];
    readonly isRight: boolean;
  }[];
  readonly noneIsRight: boolean;
  readonly weight: number;
}

/** Undefined where nothing that could be chosen is right. */
function askedIn(
  { choices, noneIsRight, weight = 1 }: ChoiceRow,
  places: ReadonlyMap<string, number>,
  size: number,
): Asked | undefined {
  if (!noneIsRight && !choices.some(({ isRight }) => isRight)) return undefined;
  const numbered = choices.map(({ traits, isRight }) => ({
    traits: [
      ...Object.entries(traits).flatMap(([name, value]) => (value ? [[places.get(name) ?? 0, value] as const] : [])),
      [size - 1, 1] as const,
    ],
    isRight,
  }));
  return { choices: numbered, noneIsRight, weight };
}

function slopeAt(weights: Float64Array, asked: readonly Asked[]): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { choices, noneIsRight, weight } of asked) {
    const odds = choices.map(({ traits }) => traits.reduce((sum, [i, value]) => sum + (weights[i] ?? 0) * value, 0));
    const most = Math.max(0, ...odds);
    const shares = odds.map((one) => Math.exp(one - most));
    const no = Math.exp(-most);
    const all = shares.reduce((sum, one) => sum + one, no);
    const rightOnes = choices.reduce(
      (sum, { isRight }, i) => sum + (isRight ? (shares[i] ?? 0) : 0),
      noneIsRight ? no : 0,
    );
    for (const [i, { traits, isRight }] of choices.entries()) {
      const by = weight * ((shares[i] ?? 0) / all - (isRight ? (shares[i] ?? 0) / rightOnes : 0));
      for (const [place, value] of traits) slope[place] = (slope[place] ?? 0) + by * value;
    }
  }
  return slope;
}
