import type { Due } from '../../minutes/action.ts';

/** What speaks for and against a day, by name; what is absent is 0. */
export type Traits = Readonly<Record<string, number>>;

/** A day that a task may have, and the sentence that names it. */
export interface Candidate<Said> {
  readonly due: Due;
  readonly by: Said;
  readonly traits: Traits;
  /** The day that it gave way to. */
  readonly gaveWayTo?: string | undefined;
}

/** What each trait adds to the log-odds of a day against no day. */
export interface DueWeights {
  readonly bias: number;
  readonly traits: Traits;
}

/** Fitted by `infra/quality/talks/train-dues.ts`: where it is known what the remarks do by their words, and in talks too short to tell. */
export interface DueModels {
  readonly heard: DueWeights;
  readonly unheard: DueWeights;
}

/** The likeliest day, of equals the last of them; undefined where none is likelier than no day. */
export function likeliest<Said>(
  candidates: readonly Candidate<Said>[],
  weights: DueWeights,
): Candidate<Said> | undefined {
  let best: { readonly one: Candidate<Said>; readonly odds: number } | undefined;
  for (const one of candidates) {
    const odds = oddsOf(one.traits, weights);
    if (odds >= (best?.odds ?? 0)) best = { one, odds };
  }
  return best && asItStands(best.one, candidates, weights);
}

/** What was objected to gives way to the day that was named in its place; of those that name it to the likeliest. */
function asItStands<Said>(
  first: Candidate<Said>,
  candidates: readonly Candidate<Said>[],
  weights: DueWeights,
): Candidate<Said> {
  if (first.gaveWayTo === undefined) return first;
  const later = candidates.filter(({ due }) => due.date === first.gaveWayTo);
  return (
    later.reduce<Candidate<Said> | undefined>(
      (best, one) => (best && oddsOf(best.traits, weights) >= oddsOf(one.traits, weights) ? best : one),
      undefined,
    ) ?? first
  );
}

function oddsOf(traits: Traits, { bias, traits: weights }: DueWeights): number {
  return Object.entries(traits).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);
}

/** Odds as a trait: of about the size of a flag, and never so large that nothing else counts. */
export function heardAs(odds: number): number {
  return Math.max(-4, Math.min(3, odds)) / 4;
}

export function flag(holds: boolean): number {
  return holds ? 1 : 0;
}
