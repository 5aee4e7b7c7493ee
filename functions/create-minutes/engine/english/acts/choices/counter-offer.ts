import type { Clause } from '../clause.ts';

const namesOther =
  /^\W*(?:(?:okay|well|fine|but|so|look|and),? )*(?:make|call) (?:it|that) (?!so\b|happen|work|a day)/i;

/** "Make it twenty-seven and we have a deal": the clause agrees to another figure than the one that was offered. */
export function isCounterOffer(clause: Clause, clauses: readonly Clause[]): boolean {
  const before = clauses[clauses.indexOf(clause) - 1];
  return /\bdeal\b/i.test(clause.said) && [clause, before].some((one) => one && namesOther.test(one.said));
}
