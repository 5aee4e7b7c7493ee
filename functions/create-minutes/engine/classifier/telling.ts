import { likelihood } from '../feature-odds.ts';
import type { Remark, Talk } from '../../facts/talk.ts';
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
/** What a figure or another supplier is named in matters as well. */
const facts = ['amount', 'rival'] as const satisfies readonly Kind[];
/** What tells none of it with so much likelihood is by the way. */
const leastToMatter = 0.2;
/** Of whatever tells nothing at all with more likelihood the summary says nothing. */
const leastLikely = 0.12;

/** What a sentence seems to tell in the summary of a talk between two sides. */
interface Telling {
  /** How much more, or less, it is worth for that. */
  readonly worth: number;
  /** Neither a figure nor another supplier, nor anything that came of the talk or led to it. */
  readonly isByTheWay: boolean;
}

const unheard: Telling = { worth: 1, isByTheWay: false };

/** What is known of each sentence; where nothing is, all of them are alike. */
export function tellingIn({ remarks, odds }: Talk): (sentence: Sentence) => Telling {
  if (!odds) return () => unheard;
  const tellings = new Map(
    remarks.map(({ spans }, i): readonly [Remark['spans'], Telling] => {
      const chance = (kind: Kind) => likelihood(oddsOf(odds[i], kind));
      const most = matters.reduce((best, kind) => Math.max(best, chance(kind)), 0);
      const isByTheWay = Math.max(most, ...facts.map(chance)) < leastToMatter;
      if (kinds.every((kind) => chance(kind) < leastLikely)) return [spans, { worth: 0, isByTheWay }];
      return [
        spans,
        { worth: Math.exp(pull * (most - usual) - push * Math.max(0, chance('action') - most)), isByTheWay },
      ];
    }),
  );
  return ({ spans }) => tellings.get(spans) ?? unheard;
}
