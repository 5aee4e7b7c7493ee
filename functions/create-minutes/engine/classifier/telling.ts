import type { Talk } from '../../facts/talk.ts';
import type { Sentence } from '../sentence.ts';
import { oddsOf } from './hear.ts';
import { type Kind, kinds } from './model.ts';

/** What a summary of a sale is about; tasks have a list of their own. */
const matters = ['decision', 'objection', 'budget', 'authority', 'need', 'timeline'] as const satisfies readonly Kind[];
/**
 * How far that moves the choice of sentences, how far being a task moves it the other way, and the likelihood that leaves a
 * sentence as it is. Chosen on labelled talks, by how many summaries tell of the need, what was decided and what stands in
 * the way; more of it costs words that people's summaries of sales calls have.
 */
const pull = 3;
const push = 2;
const usual = 0.3;
/** Of whatever tells nothing at all with more likelihood the summary says nothing. */
const leastLikely = 0.12;

/** How much more, or less, a sentence is worth in the summary of a talk between two sides for what it seems to tell. */
export function tellingIn({ remarks, odds }: Talk): (sentence: Sentence) => number {
  if (!odds) return () => 1;
  const likely = new Map(
    remarks.map(({ spans }, i) => {
      const chance = (kind: Kind) => 1 / (1 + Math.exp(-oddsOf(odds[i], kind)));
      const most = matters.reduce((best, kind) => Math.max(best, chance(kind)), 0);
      if (kinds.every((kind) => chance(kind) < leastLikely)) return [spans, Number.NEGATIVE_INFINITY] as const;
      return [spans, pull * (most - usual) - push * Math.max(0, chance('action') - most)] as const;
    }),
  );
  return ({ spans }) => Math.exp(likely.get(spans) ?? 0);
}
