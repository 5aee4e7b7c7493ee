import type { Talk } from '../../facts/talk.ts';
import type { Sentence } from '../sentence.ts';
import { oddsOf } from './hear.ts';
import type { Kind } from './model.ts';

/** What a summary of a sale is about; tasks have a list of their own. */
const matters = ['decision', 'objection', 'budget', 'authority', 'need', 'timeline'] as const satisfies readonly Kind[];
/** How far that moves the choice of sentences, and the likelihood that leaves a sentence as it is; chosen on sales calls with people's summaries. */
const pull = 1.5;
const usual = 0.3;

/** How much more, or less, a sentence is worth in the summary of a talk between two sides for what it seems to tell. */
export function tellingIn({ remarks, odds }: Talk): (sentence: Sentence) => number {
  if (!odds) return () => 1;
  const likely = new Map(
    remarks.map(({ spans }, i) => {
      const most = matters.reduce((best, kind) => Math.max(best, oddsOf(odds[i], kind)), Number.NEGATIVE_INFINITY);
      return [spans, 1 / (1 + Math.exp(-most))] as const;
    }),
  );
  return ({ spans }) => Math.exp(pull * ((likely.get(spans) ?? usual) - usual));
}
