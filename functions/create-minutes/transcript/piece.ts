import type { Format } from './formats.ts';
import type { People } from './people.ts';

export type TimeUnit = 'seconds' | 'milliseconds' | 'clock' | 'rfc3339' | 'mixed';

/** A cue, segment, sentence or labelled line as a shape reads it: turns are made of these. */
export interface Piece {
  readonly speaker: string | undefined;
  /** Other names of the speaker in the transcript, such as an identifier or an e-mail address. */
  readonly keys?: readonly string[];
  readonly text: string;
  /** Seconds. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** One-based line, or entry of a JSON list, on which it begins. */
  readonly at: number;
  /** The last one. */
  readonly until: number;
  /** Set when it must not become part of a turn: why. */
  readonly dropped?: string;
}

/** A line or entry that is left out before anything is read from it, so that it is counted. */
export function droppedPiece(at: number, dropped: string): Piece {
  return { speaker: undefined, text: '', start: undefined, end: undefined, at, until: at, dropped };
}

/** Something a reader of the minutes should know about one place of the transcript. */
export interface Notice {
  readonly at: number;
  readonly text: string;
}

export interface Reading {
  readonly pieces: readonly Piece[];
  readonly notices?: readonly Notice[];
  readonly timeUnit: TimeUnit | undefined;
}

/** The given text, cut into lines once. */
export interface Lines {
  readonly text: string;
  readonly lines: readonly string[];
}

interface Named {
  readonly name: Format;
  /** `merge`: pieces of one speaker that follow each other are one turn. `keep`: each piece is a turn. `inPlace`: likewise, and its place is its id. */
  readonly turns: 'merge' | 'keep' | 'inPlace';
}

export interface TextShape extends Named {
  readonly takes: 'text';
  /** What shows this shape; undefined when it is another one. */
  readonly detect: (given: Lines) => string | undefined;
  readonly read: (given: Lines, people: People) => Reading;
}

export interface JsonShape extends Named {
  readonly takes: 'json';
  readonly detect: (given: unknown) => string | undefined;
  /** @throws InputError naming the field that breaks the shape */
  readonly read: (given: unknown) => Reading;
}

export type Shape = TextShape | JsonShape;
