/** What one person said without a break. Times are seconds from the start of the recording; undefined where the transcript has none. */
export interface Turn {
  /** `t1`, `t2`...: the position in the transcript as given, so that it means the same in every run. */
  readonly id: string;
  readonly speaker: string | undefined;
  readonly text: string;
  readonly start: number | undefined;
  readonly end: number | undefined;
}

/** A turn before it has its place. */
export type Utterance = Omit<Turn, 'id'>;

/** What every shape of transcript becomes. */
export interface Transcript {
  readonly format: 'turns' | 'text' | 'webvtt';
  readonly turns: readonly Turn[];
  /** What a reader should know about the reading, with line numbers of the given text. */
  readonly warnings: readonly string[];
}
