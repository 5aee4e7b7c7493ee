import type { MeetingRead } from '../read-request.ts';
import type { Written } from '../written.ts';

/** Minutes with the help of a language model. Whatever the model does, they are written. */
export interface ModelWriter {
  /** So long may one call of create-minutes take, model and all, while its caller waits. */
  readonly budgetMs: number;
  /** @param limitMs ends the model's work, as `signal` does; what it has not written by then the rules have */
  readonly write: (meeting: MeetingRead, limitMs: number, signal: AbortSignal) => Promise<Written>;
}
