import type { Meeting } from '../../meeting.ts';
import type { Tell, TellAt } from './trait.ts';

/** So many sentences away a term has been left and taken up again. */
const aWhile = 15;
const often = 5;

interface Mentions {
  first: number;
  last: number;
  times: number;
  /** Up to a while before the sentence that is looked at. */
  before: number;
  speakerBefore: string | undefined;
  /** Whether two people and more have said it up to then. */
  shared: boolean;
  /** Within a while after it. */
  soon: number;
}

/**
 * Tells what became of the terms of each sentence: how many were said twice and more a while before (`known`), and by two
 * people (`shared`), the share that is new (`fresh`) or comes up again a while after (`later`), how many are said all over
 * the meeting (`repeated`) and how often soon after. Two windows slide, so that it is one pass.
 */
export function tellHistory({ sentences, weights }: Meeting, tell: TellAt): void {
  const distinct = sentences.map(({ terms }) => [...new Set(terms)]);
  const mentions = firstAndLast(distinct);
  const move = (at: number, change: (one: Mentions) => void) => {
    for (const term of distinct[at] ?? []) {
      const one = mentions.get(term);
      if (one) change(one);
    }
  };
  for (let at = 0; at < aWhile; at++) move(at, (one) => one.soon++);
  for (const [at, terms] of distinct.entries()) {
    move(at + aWhile, (one) => one.soon++);
    move(at, (one) => one.soon--);
    move(at - aWhile - 1, (one) => {
      const speaker = sentences[at - aWhile - 1]?.speaker;
      if (one.before > 0 && speaker !== one.speakerBefore) one.shared = true;
      one.speakerBefore = speaker;
      one.before++;
    });
    const sums = { known: 0, shared: 0, fresh: 0, later: 0, repeated: 0, after: 0, weight: 0 };
    for (const term of terms) {
      const one = mentions.get(term);
      sums.weight += weights.get(term) ?? 0;
      if (one) addMention(one, at, sums);
    }
    tellSums(sums, terms.length, (trait, amount) => tell(at, trait, amount));
  }
}

type Sums = Record<'known' | 'shared' | 'fresh' | 'later' | 'repeated' | 'after' | 'weight', number>;

function addMention({ before, shared, first, last, times, soon }: Mentions, at: number, sums: Sums): void {
  if (before >= 2) sums.known++;
  if (shared) sums.shared++;
  if (first === at) sums.fresh++;
  if (last > at + aWhile) sums.later++;
  if (times >= often) sums.repeated++;
  sums.after += soon;
}

function tellSums({ known, shared, fresh, later, repeated, after, weight }: Sums, terms: number, tell: Tell): void {
  const count = Math.max(1, terms);
  tell('known', known);
  tell('shared', shared);
  tell('knownShare', known / count);
  tell('fresh', fresh / count);
  tell('later', later / count);
  tell('repeated', repeated);
  tell('after', after);
  tell('weight', weight);
  tell('meanWeight', weight / count);
}

/** @param distinct by sentence: each of its terms once */
function firstAndLast(distinct: readonly (readonly string[])[]): ReadonlyMap<string, Mentions> {
  const found = new Map<string, Mentions>();
  for (const [at, terms] of distinct.entries())
    for (const term of terms) {
      const one = found.get(term) ?? {
        first: at,
        last: at,
        times: 0,
        before: 0,
        speakerBefore: undefined,
        shared: false,
        soon: 0,
      };
      found.set(term, one);
      one.last = at;
      one.times++;
    }
  return found;
}
