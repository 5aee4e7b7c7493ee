import type { Talk } from '../../talk.ts';
import { storedWeights, type WeighedModel } from '../../weighed-model.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };

/** What tells which figures have weight, and what they mean. */
export const learnedFigures: Readonly<Record<Talk['code'], () => WeighedModel>> = {
  en: storedWeights(en),
  ja: storedWeights(ja),
};

/**
 * Log-odds above which a figure is listed: below the best F1 on talks left out of the fit, for the labels of the talks pass
 * over figures that annotated meetings list.
 */
export const leastOdds: Readonly<Record<Talk['code'], number>> = { en: -1.2, ja: -0.9 };
