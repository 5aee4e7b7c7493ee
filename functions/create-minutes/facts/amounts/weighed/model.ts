import type { Talk } from '../../talk.ts';
import type { TreeModel } from '../../../engine/classifier/model.ts';
import { type StoredModel, storedWeights, type WeighedModel } from '../../weighed-model.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };

/** What was learnt of figures, as it is stored. */
export interface StoredFigures extends StoredModel {
  /** Over what each reading is worth alone, and the figures around it. */
  readonly among: TreeModel;
}

/** What tells which figures have weight, and what they mean. */
export const learnedFigures: Readonly<Record<Talk['code'], () => LearnedFigures>> = {
  en: learned(en),
  ja: learned(ja),
};

interface LearnedFigures {
  readonly alone: WeighedModel;
  readonly among: TreeModel;
}

function learned(stored: object): () => LearnedFigures {
  const alone = storedWeights(stored);
  return () => ({ alone: alone(), among: (stored as StoredFigures).among });
}

/**
 * Log-odds above which a figure is listed: below the best F1 on talks left out of the fit, for the labels of the talks pass
 * over figures that annotated meetings list.
 */
export const leastOdds: Readonly<Record<Talk['code'], number>> = { en: -0.5, ja: -0.9 };
