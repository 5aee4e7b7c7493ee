import type { TreeModel } from '../../../classifier/model.ts';
import stored from './weights/ja.json' with { type: 'json' };

/** Log-odds of a day's being that of the next meeting, learnt by `infra/quality/talks/train-meet-japanese.ts`. */
export function meetModel(): TreeModel {
  return stored as object as TreeModel;
}
