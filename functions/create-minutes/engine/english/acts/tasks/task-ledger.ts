import type { Due } from '../../../../minutes/action.ts';
import type { Person } from '../../../people.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from '../deeds/deed-at.ts';

/** A thing to do, from the first mention on. `asked` and `offered` wait for an answer. */
export interface Task {
  /** The clause that tells it best, and what it says. */
  doing: Doing;
  clause: Clause;
  readonly terms: ReadonlySet<string>;
  /** Whom it was asked of; undefined when of anybody there. */
  asked: Person | undefined;
  state: 'asked' | 'offered' | 'held' | 'dropped';
  owner: Person | undefined;
  due: Due | undefined;
  /** Every clause it rests on, in the order of the talk. */
  readonly clauses: Clause[];
  lastTurn: number;
}

/** What was promised, asked and taken back so far. */
export interface Ledger {
  readonly all: readonly Task[];
  add(task: Task): Task;
  /** The task that says the same, of the same owner; undefined when this one is new. */
  same(terms: ReadonlySet<string>, owner: Person | undefined, turn: number): Task | undefined;
  /** Tasks nobody has answered to, of at most so many turns ago. */
  pending(turn: number, within: number): readonly Task[];
  /** The latest task that stands or waits, of at most so many turns ago. */
  latest(turn: number, within: number): Task | undefined;
}

/** Of two tasks the shorter shares this much of its terms with the other one when they are the same. */
const sameShare = 0.5;
const remembered = 60;

export function openLedger(): Ledger {
  const all: Task[] = [];
  const recent = () => all.slice(-remembered).filter(({ state }) => state !== 'dropped');
  return {
    all,
    add: (task) => {
      all.push(task);
      return task;
    },
    same: (terms, owner) =>
      recent().findLast((task) => (!owner || !task.owner || task.owner === owner) && shares(terms, task.terms)),
    pending: (turn, within) =>
      recent().filter(({ state, lastTurn }) => (state === 'asked' || state === 'offered') && turn - lastTurn <= within),
    latest: (turn, within) => recent().findLast(({ lastTurn }) => turn - lastTurn <= within),
  };
}

/** Whether two sets of terms speak of the same thing. */
export function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let common = 0;
  for (const term of a) if (b.has(term)) common++;
  const [least, most] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
  return common > 0 && common >= sameShare * least && (least > 1 || most <= 2);
}
