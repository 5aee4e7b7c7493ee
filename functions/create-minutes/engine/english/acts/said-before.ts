import { moveOf } from './choices/choice-phrases.ts';
import type { Clause } from './clause.ts';
import { type Directory, mayAnswer } from './directory.ts';
import type { Speech } from './speech.ts';
import { isWeak } from './weak.ts';

/** What was said before a clause, nearest last, and by whom. */
interface SaidBefore {
  readonly before: readonly Speech[];
  readonly people: Directory;
}

/** A clause takes up what was said so many turns before it at most. */
const takenUpTurns = 2;

/** What the other side has just said, where an acceptance does not say what it accepts. */
export function contextOf(clause: Clause, { before, people }: SaidBefore): Clause | undefined {
  const other = before.findLast(({ speaker }) => speaker !== clause.speaker);
  if (
    !other ||
    clause.turn - other.turn > takenUpTurns ||
    !mayAnswer(people.sideOf(other.speaker), people.sideOf(clause.speaker))
  )
    return undefined;
  const telling = other.clauses.filter(
    ({ matter, said, words }) => matter.size >= 2 && !/^that is what\b/i.test(said) && !isWeak(words),
  );
  return telling.findLast(({ asks }) => !asks) ?? telling.findLast((asked) => moveOf(asked) === 'proposes');
}

/** For an announcement what the own side has just weighed will do. */
export function lastSaid(clause: Clause, { before }: SaidBefore): Clause | undefined {
  const last = before.at(-1);
  return last && clause.turn - last.turn <= 1 ? last.clauses.findLast(({ matter }) => matter.size >= 2) : undefined;
}
