import type { Remark } from '../../talk.ts';
import type { Judgement } from '../judge.ts';
import type { Quantity } from '../quantity.ts';

/** A figure where it was said, with what the rules make of it. */
export interface Figure {
  readonly quantity: Quantity;
  readonly remark: Remark;
  readonly ruled: Judgement | undefined;
}

/** How a figure is taken: as said, without any unit, or with what people leave out of it. */
export const ways = ['said', 'bare', 'thousands', 'lakhs', 'tenThousands', 'hundredths', 'carried'] as const;

/** One of the things a figure may mean. */
export interface Reading {
  readonly figure: Figure;
  readonly as: Judgement['reading'];
  readonly way: (typeof ways)[number];
  readonly value: number;
  /** What is counted, where the figure goes on from one that says it. */
  readonly unit: string | undefined;
}

/** Readings of one key are the same amount. */
export function keyOf({ as, value }: Pick<Reading, 'as' | 'value'>): string {
  return `${as} ${value}`;
}

/** The rules take it so as well. */
export function isRuled({ figure: { ruled, quantity }, as, value }: Reading): boolean {
  return ruled?.reading === as && (ruled.value ?? quantity.value) === value;
}

/** Says all that it is: "forty thousand" is as good as a sum with its currency. */
export function isPlain({ way, as, value, figure }: Reading): boolean {
  return way === 'said' || (way === 'bare' && as === 'money' && (value >= plainSum || figure.quantity.per.length > 0));
}

const plainSum = 10_000;
