import type { Evidence } from './item.ts';

export type FrameworkStatus = 'confirmed' | 'mentioned' | 'askedUnanswered' | 'notDiscussed';

/** What the meeting told about one point of a sales framework. */
export interface FrameworkSlot {
  readonly status: FrameworkStatus;
  /** The words it rests on; null when nothing was said. */
  readonly value: string | null;
  /** What to ask next time; null when nothing is open. */
  readonly nextQuestion: string | null;
  readonly evidence: readonly Evidence[];
}

/** The slots of the framework that was asked for, by name. */
export type Framework = Readonly<Record<string, FrameworkSlot>>;
