import type { Talk } from '../../talk.ts';
import type { WeighedModel } from '../../weighed-model.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };

/** What tells which figures have weight, and what they mean. */
export const learnedFigures: Readonly<Record<Talk['code'], WeighedModel>> = {
  en: en as unknown as WeighedModel,
  ja: ja as unknown as WeighedModel,
};

/**
 * Log-odds above which a figure is listed: below the best F1 on talks left out of the fit, for the labels of the talks pass
 * over figures that annotated meetings list.
 */
export const leastOdds: Readonly<Record<Talk['code'], number>> = { en: -1.2, ja: -0.9 };
