import type { TreeModel } from '../../../classifier/model.ts';
import stored from './weights/en.json' with { type: 'json' };

/** Log-odds of a day's being that of the next meeting, and of an hour's being its hour. */
export interface MeetModels {
  readonly day: TreeModel;
  readonly hour: TreeModel;
}

/** What was learnt of them, by `infra/quality/talks/train-meet.ts`. */
export function meetModels(): MeetModels {
  return stored as object as MeetModels;
}
