/** A piece of one turn, verbatim. */
export interface Span {
  /** Position of the turn in the transcript, from 0. */
  readonly turn: number;
  readonly text: string;
}

/** The same for spans of the same words in the same turn. */
export function spanKey({ turn, text }: Span): string {
  return `${turn} ${text}`;
}

/** The position of the first turn that something rests on. */
export function firstTurn({ spans }: { readonly spans: readonly Span[] }): number {
  return spans.reduce((least, { turn }) => Math.min(least, turn), Number.POSITIVE_INFINITY);
}

/** The position of the last turn that something rests on. */
export function lastTurn({ spans }: { readonly spans: readonly Span[] }): number {
  return spans.reduce((most, { turn }) => Math.max(most, turn), 0);
}

/** The unit the engine works on: one clause or sentence of one speaker, which an interruption may have spread over two turns. */
export interface Sentence {
  readonly index: number;
  readonly speaker: string | undefined;
  readonly spans: readonly Span[];
  /** As said. */
  readonly raw: string;
  /** Without fillers, stutters and what dangles at either end. */
  readonly text: string;
  /** What it is about: stems of its content words, in order. */
  readonly terms: readonly string[];
}
