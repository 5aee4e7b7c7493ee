import { isNamed, moveOf } from './choice-phrases.ts';
import { ownWill } from './choice-words.ts';
import type { Clause } from '../clause.ts';

/** A choice on its way: proposed, then settled, perhaps taken back. */
export interface Choice {
  /** The clause that says it best. */
  said: Clause;
  readonly clauses: Clause[];
  terms: ReadonlySet<string>;
  state: 'proposed' | 'settled' | 'dropped';
  lastTurn: number;
}

/** From so many terms on a clause tells enough, and the later one counts. */
const mostTold = 5;

export function choiceOf(clause: Clause, terms: ReadonlySet<string>, state: Choice['state']): Choice {
  return { said: clause, clauses: [clause], terms, state, lastTurn: clause.turn };
}

/** Settles a choice by one more clause, or adds the clause to what is settled. */
export function confirm(choice: Choice, clause: Clause, terms: ReadonlySet<string>): void {
  choice.state = 'settled';
  choice.clauses.push(clause);
  choice.lastTurn = clause.turn;
  const tellsMore = telling(clause, terms) >= telling(choice.said, choice.said.matter);
  // "Great, I'll put that into the agreement" is what follows from a choice
  if (isNamed(clause.said) || (tellsMore && !(ownWill.test(clause.said) && moveOf(clause) === 'none')))
    choice.said = clause;
  choice.terms = new Set([...choice.terms, ...terms]);
}

/** How much of the choice a clause tells; statements before questions. */
function telling({ asks }: Clause, terms: ReadonlySet<string>): number {
  return Math.min(terms.size, mostTold) - (asks ? 1 : 0);
}
