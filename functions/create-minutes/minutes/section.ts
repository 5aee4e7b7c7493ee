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

export type SectionStatus = 'ok' | 'partial' | 'empty' | 'failed';
