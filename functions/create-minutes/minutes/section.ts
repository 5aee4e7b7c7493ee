import type { Item } from './item.ts';

export interface Topic {
  readonly title: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly turnIds: readonly [first: string, last: string];
  readonly points: readonly Item[];
}

export interface OpenQuestion extends Item {
  readonly askedBy: string | null;
  readonly answered: boolean;
}

/** Resistance of the customer, with what was said to it. */
export interface Objection extends Item {
  readonly raisedBy: string | null;
  /** What the other side replied on the substance, convincing or not; null when nobody did. */
  readonly response: string | null;
}

export type SectionStatus = 'ok' | 'partial' | 'empty' | 'failed';
