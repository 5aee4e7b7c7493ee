import type { TreeModel } from '../../../engine/classifier/model.ts';
import type { Talk } from '../../talk.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };

/** What was learnt of figures: by `infra/quality/talks/train-facts.ts`. */
export interface FigureModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly trees: TreeModel;
}

export const learnedFigures: Readonly<Record<Talk['code'], FigureModel>> = {
  en: en as unknown as FigureModel,
  ja: ja as unknown as FigureModel,
};

/**
 * Log-odds above which a figure is listed: below the best F1 on talks left out of the fit, for the labels of the talks pass
 * over figures that annotated meetings list.
 */
export const leastOdds: Readonly<Record<Talk['code'], number>> = { en: -1.2, ja: -0.9 };
