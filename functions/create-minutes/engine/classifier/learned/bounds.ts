import type { Learned } from './learned.ts';

/** So low that little of what people would have listed is missing among the proposals; of decisions more is, and fewer proposed ones are none. */
const thresholds: Learned['thresholds'] = {
  decision: { keep: -5, find: -2, part: -1.5, least: -0.9 },
  action: { keep: -4, find: -2, apart: 0.25, part: -1.5, least: -1.25 },
  question: { keep: -9, find: -2.75, part: -2, least: -2 },
  objection: { keep: -9, find: -3.5, apart: -2, part: -2.25, least: -2.5 },
};

/** What a reader who clicks on an item should find there: the classifier alone must be about sure of it. */
const evidence: Learned['evidence'] = { decision: 0, action: 0, question: 0, objection: -0.5 };

export const bounds: Pick<Learned, 'thresholds' | 'evidence'> = { thresholds, evidence };
