import type { Item } from './item.ts';

/** What an amount is about. `cost`: what a problem costs the customer, or a supplier of today. */
export type AmountKind = 'price' | 'discount' | 'budget' | 'cost' | 'volume' | 'other';
/** Where an amount stood at the end of the meeting; `mentioned` when nobody offered or wanted it. */
export type AmountStatus = 'offered' | 'asked' | 'agreed' | 'rejected' | 'mentioned';

/** A figure with commercial weight; `text` is how it was said. */
export interface Amount extends Item {
  /** The full number: 1200000 for 120万円. */
  readonly value: number;
  /** ISO 4217 code, `percent`, `seats`, or the thing counted as said; null when the speakers leave it open. */
  readonly unit: string | null;
  /** What it is for one of, as said: `["user", "month"]`, `["ID", "月"]`. */
  readonly per: readonly string[];
  readonly tax: 'included' | 'excluded' | null;
  readonly kind: AmountKind;
  readonly status: AmountStatus;
  /** Side that said it first. */
  readonly side: 'internal' | 'external' | null;
}

/** A product or supplier that stands as the alternative; `incumbent` is in place today. */
export interface Competitor extends Item {
  readonly name: string;
  readonly relation: 'incumbent' | 'considered' | 'former';
}

/** What one side gave up or offered on a condition. */
export interface Concession extends Item {
  readonly side: 'internal' | 'external' | null;
  /** What is asked in return, as said; null when nothing is. */
  readonly condition: string | null;
  readonly status: 'offered' | 'agreed';
}
