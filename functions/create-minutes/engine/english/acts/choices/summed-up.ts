import { isNounPhrase } from '../../clause/main-clause.ts';
import type { Clause } from '../clause.ts';
import { matterOf } from '../matter.ts';
import type { Speech } from '../speech.ts';
import { isWeak } from '../weak.ts';

/** "Then that's what we're doing. Main theatres, fifty-three.", "I've thought it over: you lead.": what is settled is named behind it. */
export function summedUp(clause: Clause, { clauses }: Speech): Clause | undefined {
  const next = clauses[clauses.indexOf(clause) + 1];
  if (considered.test(clause.said)) {
    const rest = clause.said.slice(clause.said.search(considered)).replace(considered, '');
    const told = matterOf(rest).size > 0 ? clause : next;
    return told && !told.asks && told.matter.size > 0 && !stillOpen.test(told.said) && !isWeak(told.words)
      ? told
      : undefined;
  }
  if (!closing.test(clause.said)) return undefined;
  return next && !next.asks && next.matter.size > 0 && isNounPhrase(next.said) ? next : undefined;
}

const closing =
  /^(?:(?:okay|ok|right|well|good|yes|and),? )*(?:then |so )?let us (?:go with|do|say) (?:that|it|this)\W*$|^(?:(?:okay|ok|right|well|good|yes|and),? )*(?:then |so )?that is (?:what|how) (?:we|i) (?:are|am|will)(?: \w+)?(?: do| doing| going with)\W*$/i;
/** Somebody comes back to it with his mind made up. */
const considered =
  /\b(?:have|having) (?:now |just )?(?:thought (?:(?:it|that|this) (?:over|through)|about (?:it|that|this))|turned (?:it|that|this) over(?: in (?:my|our) minds?)?|slept on (?:it|that|this))\b/i;
const stillOpen =
  /\b(?:not|no|never|cannot|still|might|may|maybe|perhaps|whether|if|would|could|wonder\w*)\b|n['’]t\b/i;
