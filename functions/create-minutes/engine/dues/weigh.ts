import type { Due } from '../../minutes/action.ts';
import { choiceOdds, type ChoiceWeights, type Traits } from '../choice.ts';

/** A day that a task may have, and the sentence that names it. */
export interface Candidate<Said> {
  readonly due: Due;
  readonly by: Said;
  readonly traits: Traits;
  /** The day that it gave way to. */
  readonly gaveWayTo?: string | undefined;
}

/** Fitted by `infra/quality/talks/train-dues.ts`: where it is known what the remarks do by their words, and in talks too short to tell. */
export interface DueModels {
  readonly heard: ChoiceWeights;
  readonly unheard: ChoiceWeights;
}

/** The likeliest day, of equals the last of them; undefined where none is likelier than no day. What was turned down for another day is what that stands for. */
export function likeliest<Said>(
  candidates: readonly Candidate<Said>[],
  weights: ChoiceWeights,
): Candidate<Said> | undefined {
  let best: { readonly one: Candidate<Said>; readonly odds: number } | undefined;
  for (const one of candidates) {
    const odds = choiceOdds(one.gaveWayTo === undefined ? one.traits : { ...one.traits, denied: 0 }, weights);
    if (odds >= (best?.odds ?? 0)) best = { one, odds };
  }
  return best && asItStands(best.one, candidates, weights);
}

/** What was objected to gives way to the day that was named in its place, and that to the next; of those that name it to the likeliest. */
function asItStands<Said>(
  first: Candidate<Said>,
  candidates: readonly Candidate<Said>[],
  weights: ChoiceWeights,
): Candidate<Said> {
  const passed = new Set<string | null>();
  let standing = first;
  while (standing.gaveWayTo !== undefined && !passed.has(standing.due.date)) {
    passed.add(standing.due.date);
    const later = candidates.filter(({ due }) => due.date === standing.gaveWayTo && !passed.has(due.date));
    const [next, ...more] = later;
    if (!next) return standing;
    standing = more.reduce(
      (best, one) => (choiceOdds(best.traits, weights) >= choiceOdds(one.traits, weights) ? best : one),
      next,
    );
  }
  return standing;
}
