import type { Evidence } from './item.ts';

/** How often the phrases of a tracker were said, and where; the evidence lists the first of many. */
export interface Tracker {
  readonly name: string;
  readonly count: number;
  readonly internal: number;
  readonly external: number;
  readonly phrases: readonly { readonly phrase: string; readonly count: number }[];
  readonly evidence: readonly Evidence[];
}

/** What a glossary put right. */
export interface Correction {
  readonly heard: string;
  readonly correct: string;
  readonly count: number;
  /** The first of many. */
  readonly turnIds: readonly string[];
}
