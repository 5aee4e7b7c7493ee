import type { Sentence } from '../../sentence.ts';
import { weightOfEnglish } from '../words.ts';
import { type TermUse, usesOfTerms } from './term-uses.ts';

/** Takes a trait of a term and how much of it there is. */
export type TellOfTerm = (term: string, trait: string, amount: number) => void;

/** Log-odds lie above this; what is told of them is more than 0. */
const leastOdds = -10;
/** A derived word names a subject more often than a short one; the ends are those of stems. */
const endings = [
  ['ends:noun', /(?:tion|sion|ment|ity|anc|enc|ness|ship|ism)$/],
  ['ends:adjective', /(?:al|iv|ous|abl|ibl|ic|ful|ary)$/],
  ['ends:doer', /(?:er|or|ist|ant|ent)$/],
] as const;

/** What a meeting shows of each of its terms: how often, where and by how many it is said, and in what sentences. */
export function tellOfTerms(sentences: readonly Sentence[], worth: readonly number[], tell: TellOfTerm): void {
  const uses = usesOfTerms(sentences, worth);
  const speakers = new Set(sentences.map(({ speaker }) => speaker)).size;
  for (const [rank, [term, use]] of heaviestFirst(uses).entries()) {
    tell(term, 'rank', rank + 1);
    tell(term, 'letters', term.length);
    tell(term, 'share', (1000 * use.times) / sentences.length);
    tell(term, 'speakers', use.speakers.size / speakers);
    tell(term, 'first', (1 + use.first) / sentences.length);
    tell(term, 'span', (1 + use.last - use.first) / sentences.length);
    tell(term, 'best', use.best - leastOdds);
    tell(term, 'mean', use.odds / use.times - leastOdds);
    tell(term, 'together', use.together / use.times);
    tell(term, 'sentences', sentences.length);
    tell(term, 'distinct', uses.size);
    const ending = endings.find(([, end]) => end.test(term));
    if (ending) tell(term, ending[0], 1);
  }
}

function heaviestFirst(uses: ReadonlyMap<string, TermUse>): readonly (readonly [string, TermUse])[] {
  return [...uses]
    .map(([term, use]) => ({ term, use, weight: use.times * weightOfEnglish(term) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ term, use }) => [term, use] as const);
}
