import type { TreeModel } from './model.ts';
import type { Act, Learned } from './review.ts';
import acts from './weights/acts.json' with { type: 'json' };

const models = acts as unknown as Readonly<
  Record<Act, TreeModel & { readonly thresholds: Learned['thresholds'][Act] }>
>;

export const learnedActs: Pick<Learned, 'trees' | 'thresholds'> = {
  trees: models,
  thresholds: {
    decision: models.decision.thresholds,
    action: models.action.thresholds,
    question: models.question.thresholds,
    objection: models.objection.thresholds,
  },
};
