import type { Task } from '../team/tasks.ts';

/** What a sentence could become in the minutes. */
export interface Forms {
  /** How well it would stand alone: 1 is ordinary, 0 not at all. */
  readonly quality: number;
  readonly task: Task | undefined;
  readonly matter: string | undefined;
}

/** Takes a trait of a sentence and how much of it there is; only what is more than 0 is told. */
export type Tell = (trait: string, amount: number) => void;
/** The same for the sentence at a position. */
export type TellAt = (index: number, trait: string, amount: number) => void;
