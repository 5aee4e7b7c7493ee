/** What speaks for and against one of several things that may be meant, by name; what is absent is 0. */
export type Traits = Readonly<Record<string, number>>;

/** What each trait adds to the log-odds of a choice against choosing nothing; fitted by `infra/quality/talks/fit-choice.ts`. */
export interface ChoiceWeights {
  readonly bias: number;
  readonly traits: Traits;
}

/** Log-odds of a choice against choosing nothing. */
export function choiceOdds(traits: Traits, { bias, traits: weights }: ChoiceWeights): number {
  return Object.entries(traits).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);
}

/** Odds as a trait: of about the size of a flag, and never so large that nothing else counts. */
export function heardAs(odds: number): number {
  return Math.max(-4, Math.min(3, odds)) / 4;
}

export function flag(holds: boolean): number {
  return holds ? 1 : 0;
}
