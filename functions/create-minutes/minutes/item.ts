/** Where an item comes from. Times are seconds from the start, null where the transcript has none. */
export interface Evidence {
  readonly turnIds: readonly string[];
  readonly start: number | null;
  readonly end: number | null;
  /** Verbatim from the cited turns. */
  readonly quote: string;
}

export interface Item {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

export interface RejectedItem {
  readonly section: string;
  readonly text: string;
  readonly reason: string;
}
