import { isNounPhrase } from '../clause/main-clause.ts';
import type { Clause } from './clause.ts';
import type { Speech } from './speech.ts';

/** "Then that's what we're doing. Main theatres, fifty-three.": what is settled is named behind it. */
export function summedUp(clause: Clause, { clauses }: Speech): Clause | undefined {
  if (!closing.test(clause.said)) return undefined;
  const next = clauses[clauses.indexOf(clause) + 1];
  return next && !next.asks && next.matter.size > 0 && isNounPhrase(next.said) ? next : undefined;
}

const closing =
  /^(?:(?:okay|ok|right|well|good|yes|and),? )*(?:then |so )?let us (?:go with|do|say) (?:that|it|this)\W*$|^(?:(?:okay|ok|right|well|good|yes|and),? )*(?:then |so )?that is (?:what|how) (?:we|i) (?:are|am|will)(?: \w+)?(?: do| doing| going with)\W*$/i;
