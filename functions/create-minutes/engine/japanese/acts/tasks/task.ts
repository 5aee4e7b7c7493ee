import type { Due } from '../../../../minutes/action.ts';
import type { Person } from '../../../people.ts';
import type { Span } from '../../../sentence.ts';

/** A task from the moment it is spoken of; what becomes of it is known at the end. */
export interface Task {
  state: 'asked' | 'offered' | 'needed' | 'taken' | 'dropped';
  text: string;
  owner: Person | undefined;
  due: Due | undefined;
  matter: ReadonlySet<string>;
  spans: readonly Span[];
  by: string | undefined;
  last: number;
  lastTurn: number;
  /** True when the text is a request, and not the promise that took it up. */
  asked: boolean;
  /** The words that ask or promise. */
  readonly clause: string;
}

/** An answer comes within so many turns, or not at all. */
export const answerTurns = 3;
/** From this share of their words in common on two speak of the same. */
export const sameMatter = 0.5;

/** What is said to a task belongs to it. */
export function extend(task: Task, { spans, last, lastTurn }: Pick<Task, 'spans' | 'last' | 'lastTurn'>): void {
  task.spans = [...task.spans, ...spans];
  task.last = last;
  task.lastTurn = lastTurn;
}
